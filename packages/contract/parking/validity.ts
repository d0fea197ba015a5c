import { addDays, addMonths } from '../primitives/local-day.ts'
import type { TariffPeriod, ValidityRule } from './permit-kind.ts'

/** A half-open range of local days: `valid_until` is the first day on which the permit no longer holds. */
export interface Validity {
  valid_from: string
  valid_until: string
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/**
 * The day after the last one of the calendar year in which a permit begins: 31 December is in that year, any other last day in the next.
 * Where the month is shorter than the configured day, its last day is meant (31 February is the 28th or 29th).
 */
const firstDayAfterCalendarYear = (from: string, lastMonth: number, lastDay: number): string => {
  const begun = Number(from.slice(0, 4))
  const year = lastMonth === 12 && lastDay === 31 ? begun : begun + 1
  const firstOfNextMonth = addMonths(dayOf(year, lastMonth, 1), 1)
  const dayAfter = addDays(dayOf(year, lastMonth, 1), lastDay)
  return earlier(dayAfter, firstOfNextMonth)
}

/** The day after `count` periods. A kind sold by the hour is bought for a number of days, with the same hours on each day. */
export const afterPeriods = (from: string, period: TariffPeriod, count: number): string => {
  switch (period) {
    case 'year':
      return addMonths(from, 12 * count)
    case 'month':
      return addMonths(from, count)
    case 'week':
      return addDays(from, 7 * count)
    case 'day':
    case 'hour':
      return addDays(from, count)
    case 'once':
      return addDays(from, 1)
  }
}

/** A replacement has the days of the replaced permit; a year at most when that permit is not known. */
const longestReplacement = 366

/**
 * The days for which a permit that begins on `from` is valid.
 * @param period the period bought, and how many of them
 * @param limit the last day of the proving document, for the rule `document`; the first day after the replaced permit, for `replaced`
 */
export const validityOf = (rule: ValidityRule, from: string, period: TariffPeriod = 'year', count = 1, limit?: string | null): Validity => {
  switch (rule.rule) {
    case 'calendar_year':
      return { valid_from: from, valid_until: firstDayAfterCalendarYear(from, rule.lastMonth, rule.lastDay) }
    case 'periods': {
      // No period is shorter than a day. What is typed may be so large that no day follows from it.
      const end = afterPeriods(from, period, Math.max(1, Math.min(count, rule.maxDays)))
      return { valid_from: from, valid_until: earlier(end, addDays(from, rule.maxDays)) }
    }
    case 'document': {
      const longest = addDays(from, rule.maxDays)
      return {
        valid_from: from,
        valid_until: limit && limit >= from ? earlier(addDays(limit, 1), longest) : longest,
      }
    }
    case 'open':
      return { valid_from: from, valid_until: addDays(from, rule.maxDays) }
    case 'replaced':
      return { valid_from: from, valid_until: limit && limit > from ? limit : addDays(from, longestReplacement) }
  }
}
