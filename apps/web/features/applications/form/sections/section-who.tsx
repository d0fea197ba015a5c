import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../../../../platform/translate/use-translate.ts'
import { FormSection } from '../../../../ui/form/form-layout.tsx'
import { ChoiceCards } from '../choice-cards.tsx'
import type { ApplicationValues } from '../form-values.ts'
import { useFormTexts } from '../form-wording.ts'
import { offeredUserTypes } from '../offered.ts'

/** Person or company, and what they are to the zone. */
export const SectionWho = ({ resources }: { resources: Resources }) => {
  const t = useTranslate()
  const texts = useFormTexts()
  const applicant = useWatch<ApplicationValues, 'applicant_type'>({ name: 'applicant_type' })
  const types = offeredUserTypes(resources, applicant)
  return (
    <FormSection title={t(texts.who)}>
      <ChoiceCards<ApplicationValues>
        name="applicant_type"
        legend={t(texts.applicantType)}
        compact
        choices={[
          { value: 'person', title: t(texts.person) },
          { value: 'company', title: t(texts.company) },
        ]}
      />
      <ChoiceCards<ApplicationValues>
        name="user_type_code"
        legend={t(texts.userType)}
        compact
        choices={types.map(({ code, name }) => ({ value: code, title: t(name) }))}
      />
    </FormSection>
  )
}
