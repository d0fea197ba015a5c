import { addDays, addMonths, daysBetween, isLocalDay, mondayOf } from '@dovolilnice/contract/primitives/local-day'
import { useSearch } from '@tanstack/react-router'
import { defineTexts, t, today, useChangeSearch } from '../../platform/kit.ts'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { DayInput } from '../form/inputs/day-input.tsx'
import styles from './period.module.css'

const texts = defineTexts({
  period: { sl: 'Obdobje', en: 'Period' },
  from: { sl: 'Od', en: 'From' },
  until: { sl: 'Do vključno', en: 'To and including' },
  thisMonth: { sl: 'Ta mesec', en: 'This month' },
  lastMonth: { sl: 'Prejšnji mesec', en: 'Last month' },
  thisYear: { sl: 'Letos', en: 'This year' },
  lastYear: { sl: 'Lani', en: 'Last year' },
  yesterday: { sl: 'Včeraj', en: 'Yesterday' },
  twelveWeeks: { sl: 'Zadnjih 12 tednov', en: 'Last 12 weeks' },
  fromTo: { sl: 'Od – do …', en: 'From – to …' },
})

/** Local days with the last one, as people say a period. */
export interface Period {
  from: string
  until: string
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The periods that are chosen by one press. */
export const periodOf = {
  thisMonth: (): Period => ({ from: firstOfMonth(today()), until: today() }),
  lastMonth: (): Period => {
    const first = firstOfMonth(today())
    return { from: addMonths(first, -1), until: addDays(first, -1) }
  },
  thisYear: (): Period => ({ from: `${today().slice(0, 4)}-01-01`, until: today() }),
  lastYear: (): Period => {
    const year = Number(today().slice(0, 4)) - 1
    return { from: `${year}-01-01`, until: `${year}-12-31` }
  },
  /** Twelve weeks up to now, from a Monday. */
  twelveWeeks: (): Period => ({ from: addDays(mondayOf(today()), -77), until: today() }),
  yesterday: (): Period => ({ from: addDays(today(), -1), until: addDays(today(), -1) }),
}

const mostDays = 366

/** The period as the server takes it, half-open; undefined where it is none, or too long. */
export const halfOpen = ({ from, until }: Period): Period | undefined => {
  if (!isLocalDay(from) || !isLocalDay(until) || until < from) return undefined
  return daysBetween(from, until) < mostDays ? { from, until: addDays(until, 1) } : undefined
}

const dayOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The period that stands in the address of the open screen, and how it is changed with whatever else stands there. */
export const usePeriod = (
  initial: () => Period,
): { period: Period; change: (next: Partial<Period> & Record<string, string | undefined>) => void } => {
  const changeSearch = useChangeSearch()
  const { from, until }: { from?: unknown; until?: unknown } = useSearch({ strict: false })
  const start = initial()
  const period = { from: dayOf(from) ?? start.from, until: dayOf(until) ?? start.until }
  const change = (next: Partial<Period> & Record<string, string | undefined>) =>
    changeSearch((now) => ({ ...now, ...period, ...next }), { replace: true })
  return { period, change }
}

interface PeriodFieldsProps {
  period: Period
  onChange: (period: Partial<Period>) => void
  offered: readonly (keyof typeof periodOf)[]
  /** The two days come when they are asked for, or none of the usual periods is chosen. */
  folded?: boolean
}

/** The first and the last day, and the usual periods. */
export const PeriodFields = ({ period, onChange, offered, folded = false }: PeriodFieldsProps) => {
  const chosen = offered.find((name) => periodOf[name]().from === period.from && periodOf[name]().until === period.until)
  const [asked, ask] = useState(!folded)
  const open = asked || chosen === undefined
  const days = open && (
    <div className={styles.days}>
      <DayInput label={t(texts.from)} value={period.from} onChange={(from) => onChange({ from })} />
      <DayInput label={t(texts.until)} value={period.until} onChange={(until) => onChange({ until })} />
    </div>
  )
  return (
    <fieldset className={styles.period} data-folds={folded || undefined}>
      <legend className="visually-hidden">{t(texts.period)}</legend>
      {!folded && days}
      <div className={styles.offered}>
        {offered.map((name) => (
          <Button
            label={t(texts[name])}
            key={name}
            look="plain"
            small
            aria-pressed={chosen === name}
            onClick={() => onChange(periodOf[name]())}
          />
        ))}
        {folded && (
          <Button
            label={t(texts.fromTo)}
            look="plain"
            small
            aria-expanded={open}
            disabled={chosen === undefined}
            onClick={() => ask(!asked)}
          />
        )}
      </div>
      {folded && days}
    </fieldset>
  )
}
