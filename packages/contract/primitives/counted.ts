import { fillText, sentenceIn, type Locale } from '../locale.ts'
import { lazy } from './lazy.ts'

/** A counted sentence. Slovenian has four forms: 1 vloga, 2 vlogi, 3 vloge, 5 vlog; English two. */
export interface Counted {
  sl: { one: string; two: string; few: string; other: string }
  en: { one: string; other: string }
}

const rulesOf = (locale: Locale) => lazy(() => new Intl.PluralRules(locale))
const rules = { sl: rulesOf('sl'), en: rulesOf('en'), it: rulesOf('it'), hu: rulesOf('hu') }

/** The form of a counted sentence for a number. Where a further language has none, Slovenian counts as Slovenian does. */
export const countedIn = (counted: Counted, locale: Locale, count: number): string => {
  const found = locale === 'sl' || locale === 'en' ? counted[locale] : sentenceIn(locale, counted.sl.other)
  if (typeof found === 'string') return found
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = found ?? counted.sl
  return forms[rules[found === undefined ? 'sl' : locale]().select(count)] ?? forms.other
}

const vehicles: Counted = {
  sl: { one: 'za vozilo {plates}', two: 'za vozili {plates}', few: 'za vozila {plates}', other: 'za vozila {plates}' },
  en: { one: 'for the vehicle {plates}', other: 'for the vehicles {plates}' },
}

/** `za vozilo A`, `za vozili A in B`, `za vozila A, B in C`; empty where there is none. */
export const forVehicles = (plates: readonly string[], locale: Locale): string =>
  plates.length === 0
    ? ''
    : fillText(countedIn(vehicles, locale, plates.length), { plates: new Intl.ListFormat(locale, { type: 'conjunction' }).format(plates) })
