import { emptiedInstant, emptiedTimeSchema } from '@dovolilnice/contract/coin-machines/emptying/emptied-time'
import {
  coinsSum,
  coinValues,
  emptyingDifference,
  readReportedCoins,
  recordEmptying,
} from '@dovolilnice/contract/coin-machines/emptying/emptying'
import type { MachineRow } from '@dovolilnice/contract/coin-machines/operations'
import { localDaySchema, reasonSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { localDateTimeOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatInstant, formatMoney, t, useOperation } from '../../platform/kit.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf, FormRow } from '../../ui/form/kit.ts'
import { Notice, PieceFields, StepDialog } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const schema = z.object({
  day: localDaySchema,
  time: emptiedTimeSchema,
  counts: recordEmptying.body.shape.counts,
  reason: z.optional(reasonSchema),
})

interface Values {
  day: string
  time: string
  counts: Record<string, number>
  reason: string
}
const { DayField, TextField, TextAreaField } = fieldsOf<Values>()

/** What the dialog began with; while the time is left as it was, it is exact to the millisecond. */
interface Opened {
  at: Date
  day: string
  time: string
}
const openedAt = (at: Date): Opened => ({ at, day: localDayOf(at), time: localDateTimeOf(at).slice(11) })

const instantOf = (opened: Opened, { day, time }: Pick<Values, 'day' | 'time'>): string | undefined => {
  if (day === opened.day && time === opened.time) return opened.at.toISOString()
  return localDaySchema.safeParse(day).success ? emptiedInstant(day, time)?.toISOString() : undefined
}

/** How many of each coin there are; their sum is what was counted. */
const CoinFields = () => {
  const { setValue } = useFormContext<Values>()
  const counts = useWatch<Values, 'counts'>({ name: 'counts' })
  return (
    <>
      <PieceFields
        label={t(texts.coins)}
        values={coinValues}
        counts={counts}
        onCount={(value, count) => setValue('counts', { ...counts, [value]: count })}
      />
      <p>{t(texts.countedSum, { amount: formatMoney(coinsSum(counts)) })}</p>
    </>
  )
}

const Difference = ({ machine, opened }: { machine: string; opened: Opened }) => {
  const [day, time, counts] = useWatch<Values, ['day', 'time', 'counts']>({ name: ['day', 'time', 'counts'] })
  const at = instantOf(opened, { day, time })
  const query = useOperation(
    readReportedCoins,
    { params: { id: machine }, query: { at: at ?? '' } },
    { quiet: true, enabled: at !== undefined },
  )
  if (query.data === undefined) return null
  const { reported_cents: reported, report_at: reportedAt } = query.data
  const difference = emptyingDifference(coinsSum(counts), reported)
  if (difference === null || reported === null || reportedAt === null) return <Notice tone="warning" title={t(texts.nothingReported)} />
  const said = { amount: formatMoney(reported), at: formatInstant(reportedAt) }
  if (difference === 0) return <Notice tone="good" title={t(texts.noDifference, said)} />
  const off = { ...said, difference: formatMoney(Math.abs(difference)) }
  return (
    <>
      <Notice tone="warning" title={t(difference < 0 ? texts.lessThanReported : texts.moreThanReported, off)} />
      <TextAreaField name="reason" label={t(texts.differenceReason)} rows={2} maxLength={2000} />
    </>
  )
}

interface EmptyingProps {
  machine: MachineRow
  onClose: () => void
  onDone: (id: string) => void
}

export const EmptyingDialog = ({ machine, onClose, onDone }: EmptyingProps) => {
  const [opened] = useState(() => openedAt(new Date()))
  return (
    <StepDialog<typeof recordEmptying, Values>
      title={t(texts.empty)}
      subject={`${machine.cashier_nr} ${machine.cashier_name}`}
      operation={recordEmptying}
      params={{ id: machine.id }}
      schema={schema}
      defaults={{ day: opened.day, time: opened.time, counts: {}, reason: '' }}
      toCall={({ counts, reason, ...typed }) => ({
        params: { id: machine.id },
        body: { emptied_at: instantOf(opened, typed) ?? '', counts, ...(reason && { reason }) },
      })}
      submit={t(texts.recordEmptying)}
      done={texts.emptied}
      onClose={onClose}
      onDone={({ id }) => onDone(id)}
    >
      <FormRow>
        <DayField name="day" label={t(texts.emptiedDay)} />
        <TextField
          name="time"
          label={t(texts.emptiedTime)}
          description={t(texts.emptiedTimeHint)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
      </FormRow>
      <CoinFields />
      <Difference machine={machine.id} opened={opened} />
    </StepDialog>
  )
}
