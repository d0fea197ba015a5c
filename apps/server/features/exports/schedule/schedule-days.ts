import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The next day of a month with this number, after today. */
export const nextRunDay = (dayOfMonth: number, now: Date): string => {
  const today = localDayOf(now)
  const ofThisMonth = `${today.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`
  return ofThisMonth > today ? ofThisMonth : addMonths(ofThisMonth, 1)
}

/** The month before a day, half-open: as local days, and as the instants at which they begin. */
export const monthBefore = (day: string) => {
  const until = firstOfMonth(day)
  const from = addMonths(until, -1)
  return { days: { from, until }, instants: { from: startOfLocalDay(from).toISOString(), until: startOfLocalDay(until).toISOString() } }
}
