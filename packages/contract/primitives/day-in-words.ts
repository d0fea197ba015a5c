import type { Locale } from '../locale.ts'
import { partsOfDay } from './local-day.ts'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/**
 * `2027-01-31` → `31. 1. 2027` or `31 January 2027`. In Slovenian the month stays a number: a name would have to follow the sentence's case
 * (`do 31. januarja`), which no formatter knows.
 */
export const dayInWords = (day: string, locale: Locale): string => {
  const { year, month, date } = partsOfDay(day)
  return locale === 'sl' ? `${date}. ${month}. ${year}` : `${date} ${months[month - 1]} ${year}`
}
