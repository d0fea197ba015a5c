import { fillText, type Locale } from '../locale.ts'
import { countedIn, type Counted } from '../primitives/counted.ts'

const days: Counted = {
  sl: { one: '{count} dnevu', two: '{count} dneh', few: '{count} dneh', other: '{count} dneh' },
  en: { one: '{count} day', other: '{count} days' },
}

/** The length of a term as it stands after a preposition: `(v) 15 dneh`, `(within) 15 days`. */
export const inDays = (count: number, locale: Locale): string => fillText(countedIn(days, locale, count), { count })
