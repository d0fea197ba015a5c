import { vehicleClasses, vehicleClassNames } from '@dovolilnice/contract/parking/vehicle-class'
import { t, today, useParameters } from '../../../platform/kit.ts'
import { CheckSetField, fieldsOf, FormRow, FormSection, MoneyField, optionsOf, TimeWindowsField } from '../../../ui/form/kit.ts'
import { texts } from '../administration/admin-texts.ts'
import { kindBody, kindCall, kindSchema, type KindValues, kindValues, newKindSchema } from './kind-values.ts'
import { procedureLabels, procedures } from '@dovolilnice/contract/parking/procedure'
import type { AdministeredKind, ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { credentialKinds } from '@dovolilnice/contract/primitives/credential'
import { useNameLanguages } from '../../../ui/kit.ts'
import { wordLabels } from '../administration/further-names.tsx'
import { DocumentsFields } from './documents-fields.tsx'
import { kindChanges } from './kind-changes.ts'
import { PreviewedForm } from '../administration/previewed-form.tsx'
import { useParkingPlace } from '../overview/use-parking-place.ts'
import { ValidityFields } from './validity-fields.tsx'
import { feeTariffOn } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { useWatch } from 'react-hook-form'
import { vatOptions } from '../administration/vat-options.ts'

const FeeFields = () => {
  const tariff = useParameters()?.administrative_fees.tariff ?? []
  const kept = useWatch<KindValues, 'administrative_fees'>({ name: 'administrative_fees' })
  const options = [...new Set([...tariff.map((row) => row.tariff_number), ...kept])].map((value) => {
    const row = feeTariffOn(tariff, value, today())
    return { value, label: row === undefined ? value : `${value} – ${t(row.name)}` }
  })
  return (
    <FormSection title={t(texts.beside)} hint={t(texts.besideHint)}>
      <CheckSetField<KindValues>
        name="administrative_fees"
        legend={t(texts.administrativeFees)}
        hint={t(texts.administrativeFeesHint)}
        options={options}
      />
      <FormRow>
        <MoneyField<KindValues> name="device.price_cents" label={t(texts.devicePrice)} description={t(texts.devicePriceHint)} />
        <SelectField name="device.vat" label={t(texts.deviceVat)} options={vatOptions()} />
      </FormRow>
    </FormSection>
  )
}

const { CheckboxField, NumberField, SelectField, TextAreaField, TextField } = fieldsOf<KindValues>()

interface KindFormProps {
  kind: AdministeredKind | 'new'
  parking: ParkingAdministration
  /** How many versions the kind was given here while the form stood open. */
  versionsSince: number
  onSaved: (id: string) => void
  onReload: () => void
}

const WordFields = ({ isNew }: { isNew: boolean }) => {
  const languages = useNameLanguages()
  return (
    <FormSection title={t(texts.words)}>
      <FormRow>
        {languages.map(({ locale, optional }) => (
          <TextField key={locale} name={`name.${locale}`} label={t(wordLabels.name[locale])} optional={optional} maxLength={200} />
        ))}
      </FormRow>
      <TextField name="short_name" label={t(texts.shortName)} description={t(texts.shortNameHint)} optional maxLength={30} />
      <FormRow>
        {languages.map(({ locale, optional }) => (
          <TextAreaField
            key={locale}
            name={`description.${locale}`}
            label={t(wordLabels.description[locale])}
            optional={optional}
            rows={3}
            maxLength={4000}
          />
        ))}
      </FormRow>
      {isNew && (
        <FormRow>
          <TextField name="code" label={t(texts.code)} maxLength={40} autoCapitalize="none" />
        </FormRow>
      )}
      <CheckboxField name="active" label={t(texts.active)} description={t(texts.activeHint)} />
    </FormSection>
  )
}

const OpeningFields = () => (
  <FormSection title={t(texts.opening)}>
    <CheckSetField<KindValues>
      name="openings"
      legend={t(texts.ways)}
      options={credentialKinds.map((opening) => ({ value: opening, label: t(texts[opening]) }))}
    />
    <TimeWindowsField name="time_windows" legend={t(texts.windows)} hint={t(texts.windowsHint)} />
    <CheckSetField<KindValues>
      name="vehicle_classes"
      legend={t(texts.classes)}
      hint={t(texts.classesHint)}
      options={vehicleClasses.map((value) => ({ value, label: t(vehicleClassNames[value]) }))}
    />
  </FormSection>
)

const LimitFields = () => (
  <FormSection title={t(texts.limits)}>
    <FormRow>
      <NumberField name="max_vehicles" label={t(texts.maxVehicles)} />
      <NumberField name="cap_per_holder" label={t(texts.cap)} optional />
      <SelectField
        name="procedure"
        label={t(texts.procedure)}
        description={t(texts.procedureHint)}
        options={optionsOf(procedureLabels, procedures)}
      />
    </FormRow>
    <FormRow>
      <NumberField name="interim_days" label={t(texts.interimDays)} description={t(texts.interimHint)} optional />
      <NumberField name="interim_months" label={t(texts.interimMonths)} />
    </FormRow>
    <CheckboxField name="one_open_per_plate" label={t(texts.onePerPlate)} />
    <FormRow>
      <NumberField name="entries_a_day" label={t(texts.aDay)} description={t(texts.entriesHint)} optional />
      <NumberField name="entries_a_month" label={t(texts.aMonth)} description={t(texts.entriesHint)} optional />
    </FormRow>
    <p>{t(texts.entriesSafe)}</p>
    <CheckboxField name="one_inside" label={t(texts.oneInside)} description={t(texts.oneInsideHint)} />
    <CheckboxField name="parks" label={t(texts.parks)} />
  </FormSection>
)

/** All that a kind of permit is, but its prices. */
export const KindForm = ({ kind, parking, versionsSince, onSaved, onReload }: KindFormProps) => {
  const { go } = useParkingPlace()
  const isNew = kind === 'new'
  return (
    <PreviewedForm
      call={kindCall(kind, versionsSince)}
      defaults={kindValues(kind)}
      params={isNew ? undefined : { id: kind.id }}
      schema={isNew ? newKindSchema : kindSchema}
      changesOf={isNew ? undefined : (values) => kindChanges(kind, kindBody(values), parking)}
      onSaved={onSaved}
      onCancel={() => go({ tab: 'kinds' })}
      onReload={isNew ? undefined : onReload}
    >
      <WordFields isNew={isNew} />
      <FormSection title={t(texts.who)}>
        <CheckSetField<KindValues>
          name="user_types"
          legend={t(texts.userTypes)}
          hint={t(texts.whoHint)}
          options={parking.user_types.map(({ code, name }) => ({ value: code, label: t(name) }))}
        />
      </FormSection>
      <DocumentsFields kinds={parking.permit_kinds} />
      <ValidityFields />
      <OpeningFields />
      <LimitFields />
      <FeeFields />
    </PreviewedForm>
  )
}
