import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from '../form.module.css'
import { TextInput } from './inputs.tsx'
import { type FieldProps, useField } from '../use-field.ts'
import { t } from '../../../platform/kit.ts'
import { texts } from '../texts.ts'

const numberOf = (typed: string): number | string => {
  const plain = typed.trim().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}

const OptionalLabel = ({ label }: { label: string }) => (
  <>
    {label} <span className={styles.optional}>({t(texts.optional)})</span>
  </>
)

/** A number with decimals, such as a coordinate; comma and point are both understood. */
export const DecimalField = <Values extends FieldValues = never>({ name, label, optional = false, ...more }: FieldProps<Values>) => {
  const { value, onChange, onBlur, ...field } = useField<Values>(name)
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...more}
      {...field}
      label={optional ? <OptionalLabel label={label} /> : label}
      inputMode="decimal"
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(numberOf(currentTarget.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        onBlur()
      }}
    />
  )
}
