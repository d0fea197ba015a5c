import type { ListedApplication } from '@dovolilnice/contract/applications/list/application-list'
import { daysBetween, localDayOf, dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { formatShortDay, pageLocale, t, today } from '../../../platform/kit.ts'
import styles from './queue.module.css'
import { texts } from './texts.ts'

/** From so many days before its end on a term is shown in amber. */
const soonDays = 7

type Row = Pick<ListedApplication, 'status' | 'term_on' | 'counted_from' | 'created_at'>

const toneOf = ({ status, term_on: last }: Row, now: string): 'rests' | 'open' | 'soon' | 'late' => {
  const left = daysBetween(now, last ?? now)
  if (status === 'supplement_requested') return left < 0 ? 'soon' : 'rests'
  return left < 0 ? 'late' : left <= soonDays ? 'soon' : 'open'
}

/** The share of the term that has passed, from 0 to 1. */
const usedOf = ({ counted_from: counted, created_at: created, term_on: last }: Row, now: string): number => {
  const from = counted ?? localDayOf(new Date(created))
  const whole = Math.max(1, daysBetween(from, last ?? now))
  return Math.min(1, Math.max(0.04, daysBetween(from, now) / whole))
}

const words = ({ status, term_on: last }: Row, now: string): string => {
  const left = daysBetween(now, last ?? now)
  if (status === 'supplement_requested') return t(left < 0 ? texts.restOver : texts.rests, { day: formatShortDay(last ?? now) })
  if (left < 0) return t(texts.late, { count: -left })
  if (left < 2) return t(left === 0 ? texts.today : texts.tomorrow)
  return t(texts.left, { count: left })
}

/** The term of an application in words, with a bar of the part that is used; dashed while it rests. */
export const TermCell = ({ row }: { row: Row }) => {
  const now = today()
  if (row.term_on === null) return '–'
  return (
    <span className={styles.term} data-tone={toneOf(row, now)} title={dayInWords(row.term_on, pageLocale())}>
      <svg className={styles.bar} viewBox="0 0 44 4" aria-hidden>
        <rect className={styles.whole} width="44" height="4" rx="2" />
        <rect className={styles.used} width={44 * usedOf(row, now)} height="4" rx="2" />
        <line className={styles.dashes} x1="1" y1="2" x2="43" y2="2" />
      </svg>
      {words(row, now)}
    </span>
  )
}
