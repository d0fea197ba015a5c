import { fillText } from '../fill-text.ts'
import type { Locale } from '../locale.ts'
import { countedIn } from './counted.ts'
import type { Counted } from './counted.ts'

const vehicles: Counted = {
  sl: { one: 'za vozilo {plates}', two: 'za vozili {plates}', few: 'za vozila {plates}', other: 'za vozila {plates}' },
  en: { one: 'for the vehicle {plates}', other: 'for the vehicles {plates}' },
}

/** `za vozilo A`, `za vozili A in B`, `za vozila A, B in C`; empty where there is none. */
export const forVehicles = (plates: readonly string[], locale: Locale): string =>
  plates.length === 0
    ? ''
    : fillText(countedIn(vehicles, locale, plates.length), { plates: new Intl.ListFormat(locale, { type: 'conjunction' }).format(plates) })

const days: Counted = {
  sl: { one: '{count} dnevu', two: '{count} dneh', few: '{count} dneh', other: '{count} dneh' },
  en: { one: '{count} day', other: '{count} days' },
}

/** The length of a term as it stands after a preposition: `(v) 15 dneh`, `(within) 15 days`. */
export const inDays = (count: number, locale: Locale): string => fillText(countedIn(days, locale, count), { count })
