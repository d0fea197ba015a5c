import type { Locale } from '../locale.ts'
import { lazy } from './lazy.ts'
import { timeZone } from './local-day.ts'

const formats = (options: Intl.DateTimeFormatOptions): Record<Locale, () => Intl.DateTimeFormat> => ({
  sl: lazy(() => new Intl.DateTimeFormat('sl-SI', options)),
  en: lazy(() => new Intl.DateTimeFormat('en-GB', options)),
})
const days = formats({ timeZone: 'UTC', dateStyle: 'medium' })
const instants = formats({ timeZone, dateStyle: 'medium', timeStyle: 'short' })

/** A local day `YYYY-MM-DD` as lists and screens write it: `21. nov. 2026`. */
export const dayText = (day: string, locale: Locale): string => days[locale]().format(new Date(`${day}T00:00:00Z`))

/** An instant of the wire (UTC) on the town's clock: `21. nov. 2026, 14:05`. */
export const instantText = (instant: string, locale: Locale): string => instants[locale]().format(new Date(instant))
