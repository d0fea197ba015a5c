import { useState } from 'react'
import { pageLocale, t } from '../../../platform/kit.ts'
import { TextInput } from './inputs.tsx'
import { texts } from '../texts.ts'
import { type FieldProps, useField } from '../use-field.ts'
import type { FieldValues } from 'react-hook-form'

/** Euros with at most two decimals, thousands apart by a point (then decimals by a comma), the other way round, or not at all. */
const amount = /^-?(\d+([.,]\d{1,2})?|\d{1,3}(\.\d{3})+(,\d{1,2})?|\d{1,3}(,\d{3})+(\.\d{1,2})?)$/

/** `5,001` is five thousand in English and a slip of the finger elsewhere, where it must not become a thousand times as much; `1.234` the other way round. */
const isDoubtful = (plain: string): boolean => (pageLocale() === 'en' ? /^-?\d{1,3}\.\d{3}$/ : /^-?\d{1,3},\d{3}$/).test(plain)

/** `1.234,50`, `1234.5` or `12` euros as whole cents; undefined when it is no amount. */
export const centsOf = (written: string): number | undefined => {
  const plain = written.replace(/[\s€]/g, '')
  if (!amount.test(plain) || isDoubtful(plain)) return undefined
  return Math.round(Number(plain.replace(/[.,](?=\d{3})/g, '').replace(',', '.')) * 100)
}

/** An amount typed in euros and held in cents. */
export const MoneyField = <Values extends FieldValues = never>({ name, label, optional, ...more }: FieldProps<Values>) => {
  const { value, onChange, ...field } = useField<Values>(name)
  const inEuros =
    typeof value === 'number' ? (value / 100).toLocaleString(pageLocale(), { minimumFractionDigits: 2, useGrouping: false }) : ''
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
