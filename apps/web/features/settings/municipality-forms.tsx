import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { t, useAdminResources, withWords } from '../../platform/kit.ts'
import { Button, languageTexts, Notice, SharedForm, Sheet, useFurtherLanguages, useNameLanguages, useSharedForm } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FileButton, FormRow, optionsOf, useField } from '../../ui/form/kit.ts'
import { texts } from './municipality-texts.ts'
import styles from './settings.module.css'
import { languageNames, type Text } from '@dovolilnice/contract/locale'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { townReferenceModels } from '@dovolilnice/contract/money/bank/reference'
import { type Parameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import type { ReactNode } from 'react'

const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')))
    reader.readAsDataURL(file)
  })

const ArmsField = <Values extends FieldValues>({ name }: { name: FieldPath<Values> }) => {
  const { value, error, onChange, ref } = useField<Values>(name)
  return (
    <div className={styles.arms}>
      {value !== '' && <img src={String(value)} alt="" height={64} />}
      <FileButton
        label={t(texts.arms)}
        ref={ref}
        accept="image/svg+xml,image/png"
        name={name}
        aria-invalid={error !== undefined}
        onChoose={async (file) => onChange(await asDataUrl(file))}
      />
      {value !== '' && <Button label={t(texts.removeArms)} look="plain" small onClick={() => onChange(null)} />}
      {error !== undefined && <p className={styles.armsError}>{t(texts.armsRefused)}</p>}
    </div>
  )
}

const { CheckboxField, DayField, NumberField, SelectField, TextAreaField, TextField } = fieldsOf<BodyOf<typeof updateParameters>>()

interface PartProps {
  title: Text
  how?: Text
  part: DefaultValues<BodyOf<typeof updateParameters>>
  children: ReactNode
}

export const PartForm = ({ title, how, part, children }: PartProps) => {
  const shared = useSharedForm<typeof updateParameters>(updateParameters, {
    about: Object.keys(part).join(' '),
    defaults: part,
    callOf: (body, began) => ({ body: { ...body, seen: began && { ...began } } }),
    done: texts.saved,
  })
  return (
    <Sheet title={t(title)}>
      <SharedForm {...shared} label={t(title)} submit={t(texts.save)}>
        {how !== undefined && <p className="hint">{t(how)}</p>}
        {children}
      </SharedForm>
    </Sheet>
  )
}

export interface OfParameters {
  parameters: Parameters
}

const nameLabels = { en: texts.nameEn, it: texts.nameIt, hu: texts.nameHu }

export const IdentityForm = ({ parameters: { municipality } }: OfParameters) => (
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
      <TextField name="municipality.registration_number" label={t(texts.registrationNumber)} inputMode="numeric" optional maxLength={10} />
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

export const ColoursForm = ({ parameters: { colours } }: OfParameters) => (
  <PartForm title={texts.colours} how={texts.coloursHow} part={{ colours }}>
    <FormRow>
      <TextField name="colours.primary" label={t(texts.primary)} type="color" />
      <TextField name="colours.secondary" label={t(texts.secondary)} type="color" />
      <TextField name="colours.tertiary" label={t(texts.tertiary)} type="color" />
    </FormRow>
  </PartForm>
)

export const DeadlinesForm = ({ parameters }: OfParameters) => {
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

export const LanguagesForm = ({ parameters: { languages } }: OfParameters) => {
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

export const MoneyForm = ({ parameters: { money } }: OfParameters) => (
  <PartForm title={texts.money} how={texts.moneyHow} part={{ money: { ...money, iban: formatIban(money.iban) } }}>
    <FormRow>
      <TextField name="money.iban" label={t(texts.iban)} optional />
      <TextField name="money.bank" label={t(texts.bank)} optional />
      <TextField name="money.bic" label={t(texts.bic)} optional />
      <SelectField name="money.reference_model" label={t(texts.referenceModel)} options={optionsOf(texts, townReferenceModels)} />
      <TextField name="money.budget_user_code" label={t(texts.budgetUserCode)} inputMode="numeric" />
      <TextField name="money.account_code" label={t(texts.accountCode)} inputMode="numeric" />
      <TextField name="money.purpose_code" label={t(texts.purposeCode)} />
      <NumberField name="money.reminder_days" label={t(texts.reminderDays)} />
    </FormRow>
    <CheckboxField name="money.issue_on_payment" label={t(texts.issueOnPayment)} />
  </PartForm>
)

const groundLabels = { plate: 'groundOfPlate', rfid: 'groundOfCard', phone: 'groundOfPhone' } as const
const groundLanguages = { sl: texts.slovenian, en: texts.english, it: texts.italian, hu: texts.hungarian }
const basisLabels = { sl: texts.legalBasisSl, en: texts.legalBasisEn, it: texts.legalBasisIt, hu: texts.legalBasisHu }

export const PrivacyForm = ({ parameters: { privacy } }: OfParameters) => {
  const devices = useAdminResources()?.devices
  const languages = useNameLanguages()
  if (devices === undefined) return null
  const set = new Map(privacy.grounds.cameras.map(({ device_code: code, ground }) => [code, ground]))
  const gates = devices.filter(({ active, code }) => active || set.has(code))
  const cameras = gates.map(({ code }) => ({ device_code: code, ground: set.get(code) ?? '' }))
  return (
    <PartForm title={texts.privacy} how={texts.privacyHow} part={{ privacy: { ...privacy, grounds: { ...privacy.grounds, cameras } } }}>
      <FormRow>
        <TextField name="privacy.controller" label={t(texts.controller)} />
        <TextField name="privacy.processor" label={t(texts.processor)} optional />
        <TextField name="privacy.officer" label={t(texts.officer)} />
        <TextField name="privacy.officer_email" label={t(texts.officerEmail)} type="email" />
        <TextField name="privacy.officer_contact" label={t(texts.officerContact)} optional maxLength={200} />
        {languages.map(({ locale, optional }) => (
          <TextField key={locale} name={`privacy.legal_basis.${locale}`} label={t(basisLabels[locale])} optional={optional} />
        ))}
      </FormRow>
      <Notice tone="warning">{t(texts.groundsHow)}</Notice>
      {(['plate', 'rfid', 'phone'] as const).map((kind) => (
        <FormRow key={kind}>
          {languages.map(({ locale, optional }) => (
            <TextAreaField
              key={locale}
              name={`privacy.grounds.${kind}.${locale}`}
              rows={3}
              label={t(texts[groundLabels[kind]], { language: t(groundLanguages[locale]) })}
              maxLength={4000}
              optional={optional}
            />
          ))}
        </FormRow>
      ))}
      <FormRow>
        {gates.map(({ code, name }, index) => (
          <TextAreaField
            key={code}
            name={`privacy.grounds.cameras.${index}.ground`}
            rows={2}
            label={t(texts.groundOfCamera, { name })}
            maxLength={300}
            optional
          />
        ))}
      </FormRow>
      <FormRow>
        <DayField name="privacy.assessed_on" label={t(texts.assessedOn)} description={t(texts.assessedOnHint)} optional />
      </FormRow>
    </PartForm>
  )
}

export const RetentionForm = ({ parameters: { retention } }: OfParameters) => (
  <PartForm title={texts.retention} how={texts.retentionHow} part={{ retention }}>
    <NumberField name="retention.permit_months" label={t(texts.permitMonths)} description={t(texts.permitMonthsHint)} />
    <NumberField name="retention.passage_months" label={t(texts.passageMonths)} description={t(texts.passageMonthsHint)} />
    <NumberField name="retention.refused_hours" label={t(texts.refusedHours)} description={t(texts.refusedHoursHint)} />
  </PartForm>
)

export const mapTexts = withWords({
  how: {
    sl: 'Kje se začnejo zemljevidi občine (stebrički, parkirišča, parkomati, meje območij) in kaj je pod njimi.',
    en: 'Where the maps of the municipality begin (bollards, lots, coin machines, outlines of zones), and what lies beneath them.',
  },
  latitude: { sl: 'Zemljepisna širina središča', en: 'Latitude of the centre' },
  longitude: { sl: 'Zemljepisna dolžina središča', en: 'Longitude of the centre' },
  zoom: { sl: 'Povečava', en: 'Zoom' },
  zoomHint: {
    sl: 'Od {least} (država) do {most} (hiša); za staro mestno jedro 16 ali 17. Zemljevid s stebrički se prilagodi njim.',
    en: 'From {least} (the country) to {most} (a house); 16 or 17 for an old town. A map with bollards fits itself to them.',
  },
  tiles: { sl: 'Podlaga: naslov ploščic', en: 'Base: address of the tiles' },
  tilesHint: {
    sl: 'Naslov z {z}, {x} in {y} na enem strežniku prek https, ali pot na tem strežniku. Prazno: od nikoder se ne naloži nič. Strežnik podlage izve naslov IP in kateri del mesta kdo gleda, zato naj bo vaš ali tak, s katerim imate dogovor; ključa v naslov ne pišite, ker ga vidi vsak. Nova podlaga se pokaže, ko stran osvežite.',
    en: 'An address with {z}, {x} and {y} on one server by https, or a path on this server. Empty: nothing is loaded from anywhere. The server of the base learns the IP address of whoever looks and at which part of the town, so let it be yours, or one you have an agreement with; write no key into the address, for everyone sees it. A new base shows when the page is loaded anew.',
  },
  attribution: { sl: 'Vir podlage', en: 'Source of the base' },
  attributionHint: { sl: 'Napis na zemljevidu, na primer »© GURS«.', en: 'Written on the map, such as “© GURS”.' },
  saved: { sl: 'Zemljevid, kakor je shranjen', en: 'The map as it is saved' },
})
