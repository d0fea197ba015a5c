import { dayKinds } from '@dovolilnice/contract/parking/permit-kind'
import { dayKindName } from '@dovolilnice/contract/parking/window-days'
import { clockTime, readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type FieldPath, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from '../../../platform/translate/translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextInput } from '../../../ui/form/inputs/inputs.tsx'
import sets from '../../../ui/form/inputs/field-set.module.css'
import { useField } from '../../../ui/form/use-field.ts'
import { texts } from '../administration/admin-texts.ts'
import styles from '../administration/administration.module.css'
import { kindBody, kindCall, kindSchema, type KindValues, kindValues, newKindSchema } from './kind-values.ts'
import { procedureLabels, procedures } from '@dovolilnice/contract/parking/procedure'
import type { AdministeredKind, ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { credentialKinds } from '@dovolilnice/contract/primitives/credential'
import { fieldsOf, FormRow, FormSection } from '../../../ui/form/form.tsx'
import { useNameLanguages } from '../../../ui/languages.ts'
import { wordLabels } from '../administration/further-names.tsx'
import { CheckSetField } from '../../../ui/form/inputs/check-set-field.tsx'
import { DocumentsFields } from './documents-fields.tsx'
import { FeeFields } from './fee-fields.tsx'
import { kindChanges } from './kind-changes.ts'
import { PreviewedForm } from '../administration/previewed-form.tsx'
import { useParkingPlace } from '../overview/use-parking-place.ts'
import { ValidityFields } from './validity-fields.tsx'

/** A time of day as people here write it, held as minutes since midnight. */
const TimeField = ({ name, label }: { name: FieldPath<KindValues>; label: string }) => {
  const { value, onChange, onBlur, ...field } = useField<KindValues>(name)
  const [typed, setTyped] = useState<string>()
  const leave = (): void => {
    setTyped(undefined)
    onBlur()
  }
  return (
    <TextInput
      {...field}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={typed ?? (typeof value === 'number' ? clockTime(value) : String(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(readTime(currentTarget.value) ?? currentTarget.value)
      }}
      onBlur={leave}
    />
  )
}

/** The error of the windows as a whole, such as two that overlap. */
const WindowsError = () => {
  const { error } = useField<KindValues>('time_windows')
  return error === undefined ? null : <p className={sets.error}>{error}</p>
}

const WindowError = ({ index }: { index: number }) => {
  const { error } = useField<KindValues>(`time_windows.${index}`)
  return error === undefined ? null : <p className={sets.error}>{error}</p>
}

/** A second window begins after the first: five hours from 5:00, then two hours from where the last one ends. */
const nextWindow = (windows: KindValues['time_windows']): KindValues['time_windows'][number] => {
  const end = windows.at(-1)?.until
  return typeof end === 'number' && end < 1440 ? { from: end, until: Math.min(end + 120, 1440) } : { from: 300, until: 600 }
}

/** The hours in which a permit opens, in any form that has them as `time_windows`. */
export const TimeWindowsFields = () => {
  const t = useTranslate()
  const locale = useLocale()
  const { control } = useFormContext<KindValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'time_windows' })
  const windows = useWatch<KindValues, 'time_windows'>({ name: 'time_windows' })
  return (
    <fieldset className={sets.set}>
      <legend>{t(texts.windows)}</legend>
      <p className={sets.hint}>{t(texts.windowsHint)}</p>
      {fields.map((field, index) => (
        <div key={field.id} className={styles.windowRow}>
          <div className={styles.window}>
            <TimeField name={`time_windows.${index}.from`} label={t(texts.from)} />
            <TimeField name={`time_windows.${index}.until`} label={t(texts.until)} />
            <Button
              look="plain"
              aria-label={t(texts.removeWindow, { number: index + 1 })}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => remove(index)}
            />
          </div>
          <CheckSetField<KindValues>
            name={`time_windows.${index}.days`}
            legend={t(texts.windowDays, { number: index + 1 })}
            options={dayKinds.map((day) => ({ value: day, label: dayKindName(day, locale) }))}
          />
          <WindowError index={index} />
        </div>
      ))}
      <WindowsError />
      <div className={styles.adding}>
        <Button
          look="plain"
          small
          icon={<IconPlus size={18} aria-hidden />}
          disabled={fields.length >= 6}
          onClick={() => append(nextWindow(windows))}
        >
          {t(texts.addWindow)}
        </Button>
      </div>
    </fieldset>
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
  const t = useTranslate()
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

const OpeningFields = () => {
  const t = useTranslate()
  return (
    <FormSection title={t(texts.opening)}>
      <CheckSetField<KindValues>
        name="openings"
        legend={t(texts.ways)}
        options={credentialKinds.map((opening) => ({ value: opening, label: t(texts[opening]) }))}
      />
      <TimeWindowsFields />
    </FormSection>
  )
}

const LimitFields = () => {
  const t = useTranslate()
  return (
    <FormSection title={t(texts.limits)}>
      <FormRow>
        <NumberField name="max_vehicles" label={t(texts.maxVehicles)} />
        <NumberField name="cap_per_holder" label={t(texts.cap)} optional />
        <SelectField
          name="procedure"
          label={t(texts.procedure)}
          description={t(texts.procedureHint)}
          options={procedures.map((value) => ({ value, label: t(procedureLabels[value]) }))}
        />
      </FormRow>
      <CheckboxField name="one_open_per_plate" label={t(texts.onePerPlate)} />
      <CheckboxField name="parks" label={t(texts.parks)} />
    </FormSection>
  )
}

/** All that a kind of permit is, but its prices. */
export const KindForm = ({ kind, parking, versionsSince, onSaved, onReload }: KindFormProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const { go } = useParkingPlace()
  const isNew = kind === 'new'
  return (
    <PreviewedForm
      call={kindCall(kind, versionsSince)}
      defaults={kindValues(kind)}
      params={isNew ? undefined : { id: kind.id }}
      schema={isNew ? newKindSchema : kindSchema}
      changesOf={isNew ? undefined : (values) => kindChanges(kind, kindBody(values), parking, { t, locale })}
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
