import { useState } from 'react'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { TextInput } from './inputs.tsx'
import { centsOf } from './cents-text.ts'
import { texts } from '../texts.ts'
import { type FieldProps, useField } from '../use-field.ts'
import type { FieldValues } from 'react-hook-form'

/** An amount typed in euros and held in cents. */
export const MoneyField = <Values extends FieldValues = never>({ name, label, optional, ...more }: FieldProps<Values>) => {
  const t = useTranslate()
  const locale = useLocale()
  const { value, onChange, ...field } = useField<Values>(name)
  const inEuros = typeof value === 'number' ? (value / 100).toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false }) : ''
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      placeholder={t(texts.amountExample)}
      {...more}
      {...field}
      label={label}
      inputMode="decimal"
      right={<span aria-hidden>€</span>}
      value={typed ?? inEuros}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(centsOf(currentTarget.value) ?? currentTarget.value)
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}
