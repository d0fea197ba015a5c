import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { t } from '../../../../platform/kit.ts'
import { fieldsOf, FormRow, FormSection } from '../../../../ui/form/kit.ts'
import type { ApplicationValues } from '../form-values.ts'
import { useTownOfPostCode } from '../use-town-of-post-code.ts'
import { useLaterTexts } from './later-texts.ts'

/** The id of the suggestions of streets, which stand where the address decides the lot. */
export const streets = 'ulice'

const { TextField } = fieldsOf<ApplicationValues>()

export const SectionApplicant = ({ byClerk, chooser }: { byClerk: boolean; chooser?: ReactNode }) => {
  const texts = useLaterTexts()
  useTownOfPostCode()
  const company = useWatch<ApplicationValues, 'applicant_type'>({ name: 'applicant_type' }) === 'company'
  return (
    <FormSection title={t(texts.applicant)}>
      {chooser}
      <FormRow>
        <TextField
          name="name"
          label={t(company ? texts.companyName : texts.name)}
          autoComplete={byClerk ? 'off' : company ? 'organization' : 'name'}
          maxLength={120}
        />
        {company && <TextField name="tax_number" label={t(texts.taxNumber)} inputMode="numeric" maxLength={12} />}
      </FormRow>
      <FormRow>
        <TextField
          name="street"
          label={t(texts.street)}
          placeholder={t(texts.streetExample)}
          autoComplete={byClerk ? 'off' : 'street-address'}
          maxLength={160}
          list={streets}
        />
        <TextField
          name="post_code"
          label={t(texts.postCode)}
          autoComplete={byClerk ? 'off' : 'postal-code'}
          inputMode="numeric"
          maxLength={12}
        />
        <TextField name="city" label={t(texts.city)} autoComplete={byClerk ? 'off' : 'address-level2'} maxLength={80} />
      </FormRow>
      <FormRow>
        <TextField
          name="email"
          type="email"
          label={t(texts.email)}
          description={t(texts.emailHint)}
          autoComplete={byClerk ? 'off' : 'email'}
          autoCapitalize="none"
          optional={byClerk}
        />
        <TextField
          name="phone"
          type="tel"
          label={t(texts.phone)}
          description={t(texts.phoneHint)}
          autoComplete={byClerk ? 'off' : 'tel'}
          optional={byClerk}
        />
      </FormRow>
    </FormSection>
  )
}
