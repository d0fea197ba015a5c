import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { DayInput } from './inputs/day-input.tsx'
import styles from './form.module.css'
import { CheckInput, PasswordInput, SelectInput, TextArea, TextInput } from './inputs/inputs.tsx'
import { texts } from './texts.ts'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

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

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'none' | 'url'
  maxLength?: number
  autoCapitalize?: string
}

export const TextField = ({ name, label, optional, ...more }: TextFieldProps) => {
  const field = useField(name)
  return <TextInput {...more} {...field} label={useLabel(label, optional)} />
}

export const PasswordField = ({ name, label, optional, ...more }: FieldProps & { autoComplete: 'current-password' | 'new-password' }) => {
  const field = useField(name)
  return <PasswordInput {...more} {...field} label={useLabel(label, optional)} />
}

export const TextAreaField = ({ name, label, optional, rows = 4, ...more }: FieldProps & { rows?: number; maxLength?: number }) => {
  const field = useField(name)
  return <TextArea {...more} {...field} rows={rows} label={useLabel(label, optional)} />
}

/** A whole number. */
export const NumberField = ({ name, label, optional, ...more }: FieldProps) => {
  const { onChange, ...field } = useField(name)
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
export const SelectField = ({
  name,
  label,
  optional,
  options,
  placeholder,
  ...more
}: FieldProps & { options: readonly { value: string; label: string }[] }) => {
  const t = useTranslate()
  const field = useField(name)
  const all = [{ value: '', label: placeholder ?? t(texts.choose) }, ...options]
  return <SelectInput {...more} {...field} options={all} label={useLabel(label, optional)} />
}

export const CheckboxField = ({ name, label, description, disabled }: Omit<FieldProps, 'label'> & { label: ReactNode }) => {
  const { value, error, ...field } = useField(name)
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
export const DayField = ({ name, label, optional, ...more }: FieldProps & { min?: string; max?: string }) => {
  const { ref, ...field } = useField(name)
  return <DayInput {...more} {...field} inputRef={ref} label={useLabel(label, optional)} />
}
