import type { Locale } from '@dovolilnice/contract/locale'
import { afterDays } from '@dovolilnice/contract/parking/own-hours'
import type { OwnHours } from '@dovolilnice/contract/parking/own-hours'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'

/** A local day `YYYY-MM-DD` as a person reads it: `21. 11. 2026`. */
export const formatDay = (day: string | null | undefined, locale: Locale): string => (day ? dayInWords(day, locale) : '–')

/** An instant of the wire (UTC) on the town's clock: `21. 11. 2026, 14:05`. */
export const formatInstant = (instant: string | null | undefined, locale: Locale): string => (instant ? instantText(instant, locale) : '–')

/** `from – last valid day` of a half-open range; with hours of their own its days are followed by them, and a single day is named once. */
export const formatValidity = (from: string, validUntil: string, locale: Locale, { from_time, until_time }: OwnHours = {}): string => {
  const [first, last] = [formatDay(from, locale), formatDay(lastDayOf(validUntil), locale)]
  const hours = afterDays({ valid_from: from, valid_until: validUntil, from_time, until_time }, locale)
  return hours !== '' && first === last ? `${first}${hours}` : `${first} – ${last}${hours}`
}
