import { languageTags } from '../locale.ts'
import type { Locale } from '../locale.ts'
import { lazy } from './lazy.ts'
import { partsOfDay } from './local-day.ts'

const inWords = (locale: Locale) => lazy(() => new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }))
const formats = { en: inWords('en'), it: inWords('it'), hu: inWords('hu') }

/**
 * `2027-01-31` → `31. 1. 2027`, `31 January 2027` or `31 gennaio 2027`. In Slovenian the month stays a number: a name would have to follow the
 * sentence's case (`do 31. januarja`), which no formatter knows.
 */
export const dayInWords = (day: string, locale: Locale): string => {
  const { year, month, date } = partsOfDay(day)
  return locale === 'sl' ? `${date}. ${month}. ${year}` : formats[locale]().format(Date.UTC(year, month - 1, date))
}
