import { languageNames } from '@dovolilnice/contract/locale'
import type { Text } from '@dovolilnice/contract/locale'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { townReferenceModels } from '@dovolilnice/contract/money/bank/reference'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import { updateParameters } from '@dovolilnice/contract/resources/update-parameters'
import type { ReactNode } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons, FormRow } from '../../ui/form/form-layout.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf, OperationForm as Form } from '../../ui/form/use-operation-form.ts'
import { languageTexts, useFurtherLanguages, useNameLanguages } from '../../ui/languages.ts'
import { SharedForm, useInsistence } from '../../ui/record/saved-meanwhile.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ArmsField } from './arms-field.tsx'
import { texts } from './municipality-texts.ts'
import styles from './settings.module.css'

const { CheckboxField, NumberField, SelectField, TextField } = fieldsOf<BodyOf<typeof updateParameters>>()

interface PartProps {
  title: Text
  how?: Text
  /** The sections of the parameters this part sets. */
  part: DefaultValues<BodyOf<typeof updateParameters>>
  children: ReactNode
}

export const PartForm = ({ title, how, part, children }: PartProps) => {
  const t = useTranslate()
  const { insists, insist } = useInsistence()
  const form: Form<BodyOf<typeof updateParameters>> = useOperationForm<typeof updateParameters>(updateParameters, {
    about: Object.keys(part).join(' '),
    defaults: part,
    toCall: (body) => ({ body: insists.current ? body : { ...body, seen: { ...form.formState.defaultValues } } }),
    done: texts.saved,
  })
  return (
    <Sheet title={t(title)}>
      <SharedForm form={form} insist={insist} label={t(title)}>
        {how !== undefined && <p className={styles.hint}>{t(how)}</p>}
        {children}
        <FormButtons>
          <SubmitButton form={form}>{t(texts.save)}</SubmitButton>
        </FormButtons>
      </SharedForm>
    </Sheet>
  )
}

export interface OfParameters {
  parameters: Parameters
}

const nameLabels = { en: texts.nameEn, it: texts.nameIt, hu: texts.nameHu }

export const IdentityForm = ({ parameters: { municipality } }: OfParameters) => {
  const t = useTranslate()
  return (
    <PartForm title={texts.municipality} how={texts.municipalityHow} part={{ municipality }}>
      <FormRow>
        <TextField name="municipality.name" label={t(texts.name)} />
        <TextField name="municipality.genitive" label={t(texts.genitive)} />
        {(['en', ...useFurtherLanguages()] as const).map((locale) => (
          <TextField key={locale} name={`municipality.names.${locale}`} label={t(nameLabels[locale])} maxLength={160} optional />
        ))}
        <TextField name="municipality.street" label={t(texts.street)} />
        <TextField name="municipality.post_code" label={t(texts.postCode)} />
        <TextField name="municipality.city" label={t(texts.city)} />
        <TextField name="municipality.email" label={t(texts.email)} type="email" />
        <TextField name="municipality.phone" label={t(texts.phone)} type="tel" />
        <TextField name="municipality.tax_number" label={t(texts.taxNumber)} inputMode="numeric" />
        <TextField
          name="municipality.registration_number"
          label={t(texts.registrationNumber)}
          inputMode="numeric"
          optional
          maxLength={10}
        />
        <TextField
          name="municipality.representative"
          label={t(texts.representative)}
          description={t(texts.representativeHint)}
          optional
          maxLength={160}
        />
      </FormRow>
      <ArmsField<BodyOf<typeof updateParameters>> name="municipality.coat_of_arms" />
    </PartForm>
  )
}

export const ColoursForm = ({ parameters: { colours } }: OfParameters) => {
  const t = useTranslate()
  return (
    <PartForm title={texts.colours} how={texts.coloursHow} part={{ colours }}>
      <FormRow>
        <TextField name="colours.primary" label={t(texts.primary)} type="color" />
        <TextField name="colours.secondary" label={t(texts.secondary)} type="color" />
        <TextField name="colours.tertiary" label={t(texts.tertiary)} type="color" />
      </FormRow>
    </PartForm>
  )
}

export const DeadlinesForm = ({ parameters }: OfParameters) => {
  const t = useTranslate()
  const { terms, lapse_days: lapse, hold_hours, hold_minutes } = parameters
  return (
    <PartForm title={texts.deadlines} how={texts.deadlinesHow} part={{ terms, lapse_days: lapse, hold_hours, hold_minutes }}>
      <FormRow>
        <NumberField name="terms.call_working_days" label={t(texts.callDays)} />
        <NumberField name="terms.simple_months" label={t(texts.simpleMonths)} />
        <NumberField name="terms.special_months" label={t(texts.specialMonths)} />
        <NumberField name="terms.anew_days" label={t(texts.anewDays)} description={t(texts.anewHint)} />
        <NumberField name="terms.supplement_days" label={t(texts.supplementDays)} />
        <NumberField name="terms.supplement_min_days" label={t(texts.supplementMinDays)} />
        <NumberField name="terms.extensions" label={t(texts.extensions)} />
        <NumberField name="terms.hearing_days" label={t(texts.hearingDays)} />
        <NumberField name="lapse_days" label={t(texts.lapseDays)} />
        <NumberField name="hold_minutes" label={t(texts.holdMinutes)} />
        <NumberField name="hold_hours" label={t(texts.holdHours)} />
      </FormRow>
    </PartForm>
  )
}

/** Which languages the town has beside Slovenian and English. */
export const LanguagesForm = ({ parameters: { languages } }: OfParameters) => {
  const t = useTranslate()
  const choice = (name: string) => ({ placeholder: t(texts.isOff), options: [{ value: name, label: t(texts.isOn) }] })
  return (
    <PartForm
      title={texts.languages}
      how={texts.languagesHow}
      part={{ languages: { it: languages.it === '' ? '' : languageNames.it, hu: languages.hu === '' ? '' : languageNames.hu } }}
    >
      <FormRow>
        <SelectField name="languages.it" label={t(languageTexts.it)} {...choice(languageNames.it)} />
        <SelectField name="languages.hu" label={t(languageTexts.hu)} {...choice(languageNames.hu)} />
      </FormRow>
    </PartForm>
  )
}

export const MoneyForm = ({ parameters: { money } }: OfParameters) => {
  const t = useTranslate()
  return (
    <PartForm title={texts.money} how={texts.moneyHow} part={{ money: { ...money, iban: formatIban(money.iban) } }}>
      <FormRow>
        <TextField name="money.iban" label={t(texts.iban)} optional />
        <TextField name="money.bank" label={t(texts.bank)} optional />
        <TextField name="money.bic" label={t(texts.bic)} optional />
        <SelectField
          name="money.reference_model"
          label={t(texts.referenceModel)}
          options={townReferenceModels.map((value) => ({ value, label: t(texts[value]) }))}
        />
        <TextField name="money.budget_user_code" label={t(texts.budgetUserCode)} inputMode="numeric" />
        <TextField name="money.account_code" label={t(texts.accountCode)} inputMode="numeric" />
        <TextField name="money.purpose_code" label={t(texts.purposeCode)} />
        <NumberField name="money.reminder_days" label={t(texts.reminderDays)} />
      </FormRow>
      <CheckboxField name="money.issue_on_payment" label={t(texts.issueOnPayment)} />
    </PartForm>
  )
}

const basisLabels = { sl: texts.legalBasisSl, en: texts.legalBasisEn, it: texts.legalBasisIt, hu: texts.legalBasisHu }

export const PrivacyForm = ({ parameters: { privacy } }: OfParameters) => {
  const t = useTranslate()
  return (
    <PartForm title={texts.privacy} how={texts.privacyHow} part={{ privacy }}>
      <FormRow>
        <TextField name="privacy.controller" label={t(texts.controller)} />
        <TextField name="privacy.processor" label={t(texts.processor)} />
        <TextField name="privacy.officer" label={t(texts.officer)} />
        <TextField name="privacy.officer_email" label={t(texts.officerEmail)} type="email" />
        {useNameLanguages().map(({ locale, optional }) => (
          <TextField key={locale} name={`privacy.legal_basis.${locale}`} label={t(basisLabels[locale])} optional={optional} />
        ))}
      </FormRow>
    </PartForm>
  )
}
