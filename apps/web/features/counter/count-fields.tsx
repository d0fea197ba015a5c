import type { closeDrawer } from '@dovolilnice/contract/counter/operations'
import { countedCents, denominations } from '@dovolilnice/contract/counter/drawer'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/translate.ts'
import { CheckInput } from '../../ui/form/inputs/inputs.tsx'
import { MoneyField } from '../../ui/form/inputs/money-field.tsx'
import type { BodyOf } from '../../ui/form/form.tsx'
import { PieceFields } from '../../ui/money/piece-fields.tsx'
import { LargeAmount } from './payment-form.tsx'
import { texts } from './texts.ts'

type Values = BodyOf<typeof closeDrawer>

/** How many of each note and coin there are; their sum is what was counted. */
const Pieces = () => {
  const t = useTranslate()
  const { setValue } = useFormContext<Values>()
  const counts = useWatch<Values, 'counts'>({ name: 'counts' }) ?? {}
  const change = (value: number, count: number): void => {
    const next = { ...counts, [value]: count }
    setValue('counts', next)
    setValue('counted_cents', countedCents(next), { shouldValidate: true })
  }
  return (
    <>
      <PieceFields label={t(texts.pieces)} values={denominations} counts={counts} onCount={change} />
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
