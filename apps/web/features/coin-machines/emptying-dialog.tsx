import { coinsSum, coinValues, emptyingDifference } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { readReportedCoins } from '@dovolilnice/contract/coin-machines/emptying/read-reported-coins'
import { recordEmptying } from '@dovolilnice/contract/coin-machines/emptying/record-emptying'
import type { MachineRow } from '@dovolilnice/contract/coin-machines/machine-list'
import { localDaySchema, reasonSchema, timeOfDaySchema } from '@dovolilnice/contract/primitives/field-schemas'
import { localDateTimeOf, localDayOf, nextTimeOfDay, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { useOperation } from '../../platform/calls/query.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormRow } from '../../ui/form/form-layout.tsx'
import { TextInput } from '../../ui/form/inputs/inputs.tsx'
import { TimeField } from '../../ui/form/inputs/time-field.tsx'
import { StepDialog } from '../../ui/record/step-dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './coin-machines.module.css'
import { texts } from './texts.ts'

const schema = z.object({
  day: localDaySchema,
  time: timeOfDaySchema,
  counts: recordEmptying.body.shape.counts,
  reason: z.optional(reasonSchema),
})

interface Values {
  day: string
  time: string
  counts: Record<string, number>
  reason: string
}
const { DayField, TextAreaField } = fieldsOf<Values>()

/** The instant of a local day and time; undefined while one of them is none. */
const instantOf = (day: string, time: string): string | undefined => {
  const minutes = readTime(time)
  if (minutes === undefined || !localDaySchema.safeParse(day).success) return undefined
  return nextTimeOfDay(minutes, new Date(startOfLocalDay(day).getTime() - 1)).toISOString()
}

/** How many of each coin there are; their sum is what was counted. */
const CoinFields = () => {
  const t = useTranslate()
  const locale = useLocale()
  const { setValue } = useFormContext<Values>()
  const counts = useWatch<Values, 'counts'>({ name: 'counts' })
  const change = (value: number, typed: string): void =>
    setValue('counts', { ...counts, [value]: /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0 })
  return (
    <>
      <div className={styles.coins} role="group" aria-label={t(texts.coins)}>
        {coinValues.map((value) => (
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
      <p>{t(texts.countedSum, { amount: formatCents(coinsSum(counts), locale) })}</p>
    </>
  )
}

/** What the machine had reported then, and whether the count agrees; where it does not, why. */
const Difference = ({ machine }: { machine: string }) => {
  const t = useTranslate()
  const locale = useLocale()
  const [day, time, counts] = useWatch<Values, ['day', 'time', 'counts']>({ name: ['day', 'time', 'counts'] })
  const at = instantOf(day, time)
  const query = useOperation(
    readReportedCoins,
    { params: { id: machine }, query: { at: at ?? '' } },
    { quiet: true, enabled: at !== undefined },
  )
  if (query.data === undefined) return null
  const { reported_cents: reported, report_at: reportedAt } = query.data
  const difference = emptyingDifference(coinsSum(counts), reported)
  if (difference === null || reported === null || reportedAt === null) return <Notice tone="warning" title={t(texts.nothingReported)} />
  const said = { amount: formatCents(reported, locale), at: formatInstant(reportedAt, locale) }
  if (difference === 0) return <Notice tone="good" title={t(texts.noDifference, said)} />
  const off = { ...said, difference: formatCents(Math.abs(difference), locale) }
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

/** Records that a machine was emptied: when, and the coins by pieces. */
export const EmptyingDialog = ({ machine, onClose, onDone }: EmptyingProps) => {
  const t = useTranslate()
  const [now] = useState(() => new Date())
  return (
    <StepDialog<typeof recordEmptying, Values>
      title={t(texts.empty)}
      subject={`${machine.cashier_nr} ${machine.cashier_name}`}
      operation={recordEmptying}
      params={{ id: machine.id }}
      schema={schema}
      defaults={{ day: localDayOf(now), time: localDateTimeOf(now).slice(11, 16), counts: {}, reason: '' }}
      toCall={({ day, time, counts, reason }) => ({
        params: { id: machine.id },
        body: { emptied_at: instantOf(day, time) ?? '', counts, ...(reason && { reason }) },
      })}
      submit={t(texts.recordEmptying)}
      done={texts.emptied}
      onClose={onClose}
      onDone={({ id }) => onDone(id)}
    >
      <FormRow>
        <DayField name="day" label={t(texts.emptiedDay)} />
        <TimeField<Values> name="time" label={t(texts.emptiedTime)} />
      </FormRow>
      <CoinFields />
      <Difference machine={machine.id} />
    </StepDialog>
  )
}
