import { languageTags } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { timeZone } from '@dovolilnice/contract/primitives/local-day'

// Only staff see these: apart from `format.ts`, which the public form loads.

/** A local day without its year, where there is little room: `21. 11.`, in English `21 Nov`. */
export const formatShortDay = (day: string, locale: Locale): string =>
  locale === 'sl'
    ? dayInWords(day, locale).replace(/ \d{4}$/, '')
    : new Date(`${day}T00:00:00Z`).toLocaleDateString(languageTags[locale], { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The hour of an instant in milliseconds on the town's clock: `14:05`. */
export const formatHour = (at: number, locale: Locale): string =>
  new Date(at).toLocaleTimeString(languageTags[locale], { hour: '2-digit', minute: '2-digit', timeZone })
