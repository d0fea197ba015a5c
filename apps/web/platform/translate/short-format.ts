import { languageTags } from '@dovolilnice/contract/locale'
import { dayInWords, localDayOf, timeZone, instantText } from '@dovolilnice/contract/primitives/local-day'
import { pageLocale, today } from './translate.ts'

// Only people who are signed in see these: apart from what the public form loads (`translate.ts`).

/** A local day without its year, where there is little room: `21. 11.`, in English `21 Nov`. */
export const formatShortDay = (day: string): string =>
  pageLocale() === 'sl'
    ? dayInWords(day, 'sl').replace(/ \d{4}$/, '')
    : new Date(`${day}T00:00:00Z`).toLocaleDateString(languageTags[pageLocale()], { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The hour of an instant in milliseconds on the town's clock: `14:05`. */
export const formatHour = (at: number): string =>
  new Date(at).toLocaleTimeString(languageTags[pageLocale()], { hour: '2-digit', minute: '2-digit', timeZone })

/** An instant of the wire as somebody at work says it: `14:05` today, `21. 11., 14:05` this year, with its year before. */
export const formatRecentInstant = (instant: string | null): string => {
  if (instant === null) return '–'
  const at = Date.parse(instant)
  const [day, now] = [localDayOf(new Date(at)), today()]
  if (day === now) return formatHour(at)
  return day.slice(0, 4) === now.slice(0, 4) ? `${formatShortDay(day)}, ${formatHour(at)}` : instantText(instant, pageLocale())
}

/** Months by their first three letters, where a column has little room: `23 Nov 2026, 14:05`. Slovenian days are numbers already. */
export const shortMonths = (text: string): string => text.replace(/(?<=\d \p{L}{3})\p{L}+(?= \d{4})/gu, '')
