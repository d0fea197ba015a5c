import type { Locale } from '../locale.ts'
import { dayInWords } from './day-in-words.ts'
import { localDateTimeOf } from './local-day.ts'

/** An instant of the wire (UTC) on the town's clock: `21. 11. 2026, 14:05` or `21 November 2026, 14:05`. */
export const instantText = (instant: string, locale: Locale): string => {
  const [day = '', time = ''] = localDateTimeOf(new Date(instant)).split('T')
  return `${dayInWords(day, locale)}, ${time.slice(0, 5)}`
}
