import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from '../../../../platform/translate/use-translate.ts'
import { FormSection } from '../../../../ui/form/form-layout.tsx'
import styles from '../application-form.module.css'
import { ChoiceCards } from '../choice-cards.tsx'
import type { ApplicationValues } from '../form-values.ts'
import { useFormTexts } from '../form-wording.ts'
import { kindPrices } from '../terms/kind-prices.ts'
import { offeredKinds } from '../offered.ts'

const KindText = ({ kind }: { kind: PermitKind }) => {
  const t = useTranslate()
  const texts = useFormTexts()
  const needed = kind.documents.filter(({ required }) => required).map(({ name }) => t(name).toLowerCase())
  return (
    <>
      <span>{t(kind.description)}</span>
      <span className={styles.needs}>{needed.length === 0 ? t(texts.needsNothing) : t(texts.needs, { documents: needed.join(', ') })}</span>
    </>
  )
}

/** The kinds of permit for this type of user, each with its price and what it needs. */
export const SectionKind = ({ resources }: { resources: Resources }) => {
  const t = useTranslate()
  const texts = useFormTexts()
  const locale = useLocale()
  const userType = useWatch<ApplicationValues, 'user_type_code'>({ name: 'user_type_code' })
  const kinds = offeredKinds(resources, userType)
  if (kinds.length === 0)
    return (
      <FormSection title={t(texts.kind)}>
        <p className={styles.hint}>{t(userType === '' ? texts.chooseWhoFirst : texts.noKinds)}</p>
      </FormSection>
    )
  return (
    <FormSection title={t(texts.kind)}>
      <ChoiceCards<ApplicationValues>
        name="permit_kind_id"
        legend={t(texts.kindLegend)}
        choices={kinds.map((kind) => ({
          value: kind.id,
          title: t(kind.name),
          aside: kindPrices(kind, t, locale).map((price) => <span key={price}>{price}</span>),
          text: <KindText kind={kind} />,
        }))}
      />
    </FormSection>
  )
}
