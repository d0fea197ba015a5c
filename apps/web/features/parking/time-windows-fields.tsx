import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { texts } from './admin-texts.ts'
import styles from './administration.module.css'
import type { KindValues } from './kind-values.ts'

const day = 1440
const two = (value: number): string => String(value).padStart(2, '0')
const clockOf = (minutes: unknown): string =>
  typeof minutes === 'number' ? `${two(Math.floor((minutes % day) / 60))}:${two(minutes % 60)}` : ''

/** A time of day, held as minutes since midnight. As an end, 00:00 is the midnight that follows. */
const TimeField = ({ name, label, isEnd = false }: { name: string; label: string; isEnd?: boolean }) => {
  const { value, onChange, ...field } = useField(name)
  const change = (typed: string): void => {
    const [hours, minutes] = typed.split(':').map(Number)
    const sum = (hours ?? 0) * 60 + (minutes ?? 0)
    onChange(typed === '' ? '' : isEnd && sum === 0 ? day : sum)
  }
  return <TextInput {...field} type="time" label={label} value={clockOf(value)} onChange={(event) => change(event.currentTarget.value)} />
}

/** The error of the windows as a whole, such as two that overlap. */
const WindowsError = () => {
  const { error } = useField('time_windows')
  return error === undefined ? null : <p className={styles.error}>{error}</p>
}

const WindowError = ({ index }: { index: number }) => {
  const { error } = useField(`time_windows.${index}`)
  return error === undefined ? null : <p className={styles.error}>{error}</p>
}

/** The hours in which a permit opens. */
export const TimeWindowsFields = () => {
  const t = useTranslate()
  const { control } = useFormContext<KindValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'time_windows' })
  return (
    <fieldset className={styles.set}>
      <legend>{t(texts.windows)}</legend>
      <p className={styles.hint}>{t(texts.windowsHint)}</p>
      {fields.map((field, index) => (
        <div key={field.id}>
          <div className={styles.window}>
            <TimeField name={`time_windows.${index}.from`} label={t(texts.from)} />
            <TimeField name={`time_windows.${index}.until`} label={t(texts.until)} isEnd />
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
          onClick={() => append({ from: 300, until: 600 })}
        >
          {t(texts.addWindow)}
        </Button>
      </div>
    </fieldset>
  )
}
