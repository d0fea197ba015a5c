import type { closeDrawer } from '@dovolilnice/contract/counter/close-drawer'
import { countedCents, denominations } from '@dovolilnice/contract/counter/drawer'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { CheckInput, TextInput } from '../../ui/form/inputs/inputs.tsx'
import { MoneyField } from '../../ui/form/inputs/money-field.tsx'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import styles from './counter.module.css'
import { LargeAmount } from './payment-form.tsx'
import { texts } from './texts.ts'

type Values = BodyOf<typeof closeDrawer>

/** How many of each note and coin there are; their sum is what was counted. */
const Pieces = () => {
  const t = useTranslate()
  const locale = useLocale()
  const { setValue } = useFormContext<Values>()
  const counts = useWatch<Values, 'counts'>({ name: 'counts' }) ?? {}
  const change = (value: number, typed: string): void => {
    const count = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0
    const next = { ...counts, [value]: count }
    setValue('counts', next)
    setValue('counted_cents', countedCents(next), { shouldValidate: true })
  }
  return (
    <>
      <div className={styles.pieces} role="group" aria-label={t(texts.pieces)}>
        {denominations.map((value) => (
          <TextInput
            key={value}
            label={formatCents(value, locale)}
            inputMode="numeric"
            autoComplete="off"
            value={counts[value] ? String(counts[value]) : ''}
            onChange={({ currentTarget }) => change(value, currentTarget.value)}
          />
        ))}
      </div>
      <LargeAmount label={t(texts.countedSum)} cents={countedCents(counts)} />
    </>
  )
}

/** What was counted: one by one, or only the sum. */
export const CountFields = () => {
  const t = useTranslate()
  const { getValues, setValue } = useFormContext<Values>()
  const [byPieces, setByPieces] = useState(getValues('counts') !== undefined)
  const choose = (pieces: boolean): void => {
    setByPieces(pieces)
    setValue('counts', pieces ? {} : undefined)
    if (pieces) setValue('counted_cents', 0)
  }
  return (
    <>
      <CheckInput label={t(texts.byPieces)} checked={byPieces} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
      {byPieces ? <Pieces /> : <MoneyField<Values> name="counted_cents" label={t(texts.countedSum)} />}
    </>
  )
}
