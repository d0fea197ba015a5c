import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { addDays, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { FieldValues } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { DayInput } from './inputs/day-input.tsx'
import styles from './form.module.css'
import { CheckInput, PasswordInput, SelectInput, TextArea, TextInput } from './inputs/inputs.tsx'
import { readDay } from './inputs/day-text.ts'
import { texts } from './texts.ts'
import { type FieldProps, useField } from './use-field.ts'

/** A field's label; optional ones say so in words, because an asterisk explains nothing. */
const useLabel = (label: string, optional = false): ReactNode => {
  const t = useTranslate()
  if (!optional) return label
  return (
    <>
      {label} <span className={styles.optional}>({t(texts.optional)})</span>
    </>
  )
}

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'none' | 'url'
  maxLength?: number
  /** The id of a list of suggestions. */
  list?: string
  autoCapitalize?: string
  /** How the text is written once the field is left. */
  tidy?: (text: string) => string
}

const TextField = <Values extends FieldValues>({ name, label, optional, tidy, ...more }: TextFieldProps<Values>) => {
  const field = useField<Values>(name)
  const leave = () => {
    const tidied = tidy?.(String(field.value))
    if (tidied !== undefined && tidied !== field.value) field.onChange(tidied)
    field.onBlur()
  }
  return <TextInput {...more} {...field} onBlur={leave} label={useLabel(label, optional)} />
}

const PasswordField = <Values extends FieldValues>({
  name,
  label,
  optional,
  ...more
}: FieldProps<Values> & { autoComplete: 'current-password' | 'new-password' }) => {
  const field = useField<Values>(name)
  return <PasswordInput {...more} {...field} label={useLabel(label, optional)} />
}

const TextAreaField = <Values extends FieldValues>({
  name,
  label,
  optional,
  rows = 4,
  ...more
}: FieldProps<Values> & { rows?: number; maxLength?: number }) => {
  const field = useField<Values>(name)
  return <TextArea {...more} {...field} rows={rows} label={useLabel(label, optional)} />
}

const NumberField = <Values extends FieldValues>({ name, label, optional, ...more }: FieldProps<Values>) => {
  const { onChange, ...field } = useField<Values>(name)
  return (
    <TextInput
      {...more}
      {...field}
      inputMode="numeric"
      label={useLabel(label, optional)}
      onChange={({ currentTarget: { value } }) => onChange(/^-?\d+$/.test(value.trim()) ? Number(value) : value)}
    />
  )
}

/** One of a few: the browser's own select, which every phone and screen reader knows. */
const SelectField = <Values extends FieldValues>({
  name,
  label,
  optional,
  options,
  placeholder,
  ...more
}: FieldProps<Values> & { options: readonly { value: string; label: string }[] }) => {
  const t = useTranslate()
  const field = useField<Values>(name)
  const all = [{ value: '', label: placeholder ?? t(texts.choose) }, ...options]
  return <SelectInput {...more} {...field} options={all} label={useLabel(label, optional)} />
}

const CheckboxField = <Values extends FieldValues>({
  name,
  label,
  description,
  disabled,
}: Omit<FieldProps<Values>, 'label'> & { label: ReactNode }) => {
  const { value, error, ...field } = useField<Values>(name)
  return (
    <CheckInput
      {...field}
      checked={value === true}
      label={label}
      description={description}
      disabled={disabled}
      error={error}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
    />
  )
}

/** A local day; the value is `YYYY-MM-DD`. */
const DayField = <Values extends FieldValues>({ name, label, optional, ...more }: FieldProps<Values> & { min?: string; max?: string }) => {
  const { ref, ...field } = useField<Values>(name)
  return <DayInput {...more} {...field} inputRef={ref} label={label} shownLabel={useLabel(label, optional)} />
}

const shifted = (day: string, shift: (day: string) => string): string => (readDay(day) === undefined ? day : shift(day))

/** The last day of a half-open span. Its value is the contract's: the first day that is no longer in the span, `YYYY-MM-DD`. */
const LastDayField = <Values extends FieldValues>({
  name,
  label,
  optional,
  ...more
}: FieldProps<Values> & { min?: string; max?: string }) => {
  const { ref, value, onChange, ...field } = useField<Values>(name)
  return (
    <DayInput
      {...more}
      {...field}
      inputRef={ref}
      label={label}
      shownLabel={useLabel(label, optional)}
      value={shifted(value, lastDayOf)}
      onChange={(day) => onChange(shifted(day, (last) => addDays(last, 1)))}
    />
  )
}

/**
 * The fields of a form by the type of its values: `const { TextField } = fieldsOf<Values>()`, beside the component that shows them. A name
 * that the values do not have does not compile.
 */
export const fieldsOf = <Values extends FieldValues = never>() => ({
  TextField: TextField<Values>,
  PasswordField: PasswordField<Values>,
  TextAreaField: TextAreaField<Values>,
  NumberField: NumberField<Values>,
  SelectField: SelectField<Values>,
  CheckboxField: CheckboxField<Values>,
  DayField: DayField<Values>,
  LastDayField: LastDayField<Values>,
})
