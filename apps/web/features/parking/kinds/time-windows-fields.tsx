import { clockTime, readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextInput } from '../../../ui/form/inputs/inputs.tsx'
import sets from '../../../ui/form/inputs/field-set.module.css'
import { useField } from '../../../ui/form/use-field.ts'
import { texts } from '../administration/admin-texts.ts'
import styles from '../administration/administration.module.css'
import type { KindValues } from './kind-values.ts'

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

/** The hours in which a permit opens. */
export const TimeWindowsFields = () => {
  const t = useTranslate()
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
