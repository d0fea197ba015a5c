import { dayKinds, type TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import { dayKindName } from '@dovolilnice/contract/parking/window-days'
import { clockTime, readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type FieldPath, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { defineTexts, pageLocale, t } from '../../../platform/kit.ts'
import { Button } from '../../buttons/button.tsx'
import { useField } from '../use-field.ts'
import { CheckSetField } from './check-set-field.tsx'
import { TextInput } from './inputs.tsx'
import sets from './field-set.module.css'

const texts = defineTexts({
  days: { sl: 'Dnevi {number}. okna', en: 'Days of window {number}' },
  from: { sl: 'Od', en: 'From' },
  until: { sl: 'Do', en: 'Until' },
  add: { sl: 'Dodaj časovno okno', en: 'Add a time window' },
  remove: { sl: 'Odstrani okno {number}', en: 'Remove window {number}' },
})

/** The forms that have windows: of a kind of permit, and of a bollard. */
type Windowed = Record<'time_windows' | 'open_windows', TimeWindow[]>

/** A time of day as people here write it, held as minutes since midnight. */
const MinutesField = ({ name, label }: { name: FieldPath<Windowed>; label: string }) => {
  const { value, onChange, onBlur, ...field } = useField<Windowed>(name)
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

/** The error of one window, or of all together, such as two that overlap. */
const WindowsError = ({ name }: { name: FieldPath<Windowed> }) => {
  const { error } = useField<Windowed>(name)
  return error === undefined ? null : <p className={sets.error}>{error}</p>
}

/** A second window begins after the first: five hours from 5:00, then two hours from where the last one ends. */
const nextWindow = (windows: TimeWindow[]): TimeWindow => {
  const end = windows.at(-1)?.until
  return typeof end === 'number' && end < 1440 ? { from: end, until: Math.min(end + 120, 1440) } : { from: 300, until: 600 }
}

/** Parts of the day, each of every day or of some. */
export const TimeWindowsField = ({ name, legend, hint }: { name: keyof Windowed; legend: string; hint: string }) => {
  const { control } = useFormContext<Windowed>()
  const { fields, append, remove } = useFieldArray({ control, name })
  const windows = useWatch({ control, name })
  return (
    <fieldset className={sets.set}>
      <legend>{legend}</legend>
      <p className={sets.hint}>{hint}</p>
      {fields.map((field, index) => (
        <div key={field.id} className={sets.row}>
          <div className={sets.window}>
            <MinutesField name={`${name}.${index}.from`} label={t(texts.from)} />
            <MinutesField name={`${name}.${index}.until`} label={t(texts.until)} />
            <Button look="plain" aria-label={t(texts.remove, { number: index + 1 })} icon={IconTrash} onClick={() => remove(index)} />
          </div>
          <CheckSetField<Windowed>
            name={`${name}.${index}.days`}
            legend={t(texts.days, { number: index + 1 })}
            options={dayKinds.map((day) => ({ value: day, label: dayKindName(day, pageLocale()) }))}
            dense
          />
          <WindowsError name={`${name}.${index}`} />
        </div>
      ))}
      <WindowsError name={name} />
      <div>
        <Button
          label={t(texts.add)}
          look="plain"
          small
          icon={IconPlus}
          disabled={fields.length >= 6}
          onClick={() => append(nextWindow(windows))}
        />
      </div>
    </fieldset>
  )
}
