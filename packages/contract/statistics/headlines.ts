import { languageTags, type Locale, type Text, textIn, fillText } from '../locale.ts'
import { type Counted, countedIn } from '../primitives/counted.ts'
import type { Statistics } from './read-statistics.ts'

/** The five figures that a council asks for first. */
export const headlineTitles = {
  in_force: { sl: 'Veljavne ob koncu', en: 'In force at the end' },
  issued: { sl: 'Izdane dovolilnice', en: 'Permits issued' },
  income: { sl: 'Prihodki brez parkomatov', en: 'Income without coin machines' },
  rejected: { sl: 'Zavrnjene od odločenih', en: 'Rejected of decided' },
  time: { sl: 'Čas do odločitve', en: 'Time to a decision' },
} as const satisfies Record<string, Text>

/** One figure of the period and of the same days a year before; null: nothing to count, or nothing is known. */
export interface Headline {
  key: keyof typeof headlineTitles
  now: number | null
  before: number | null
}

type Handled = NonNullable<Statistics['applications']>['total']

export const decidedOf = ({ approved, rejected, dismissed }: Handled): number => approved + rejected + dismissed

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (part / whole) * 100)

export const rejectedShare = (handled: Handled): number | null => shareOf(handled.rejected, decidedOf(handled))

/** The share of those decided within the months of their procedure. */
export const inTermShare = (handled: Handled): number | null => shareOf(handled.in_term, decidedOf(handled))

/** The figures that the reader may see. */
export const headlinesOf = ({ applications, occupancy, issued, income }: Statistics): Headline[] => [
  ...(occupancy === null ? [] : [{ key: 'in_force' as const, now: occupancy.in_force, before: occupancy.in_force_before }]),
  ...(issued === null ? [] : [{ key: 'issued' as const, now: issued.total.count, before: issued.total.before }]),
  ...(income === null ? [] : [{ key: 'income' as const, now: income.permits.cents, before: income.permits.before_cents }]),
  ...(applications === null
    ? []
    : [
        { key: 'rejected' as const, now: rejectedShare(applications.total), before: rejectedShare(applications.before) },
        { key: 'time' as const, now: applications.total.median_days, before: applications.before.median_days },
      ]),
]

const days: Counted = {
  sl: { one: '{count} dan', two: '{count} dneva', few: '{count} dnevi', other: '{count} dni' },
  en: { one: '{count} day', other: '{count} days' },
}
/** `2,5 dneva`, though `2 dneva`, `3 dnevi`. */
const partOfDays: Text = { sl: '{count} dneva', en: '{count} days' }

export const numberText = (value: number, locale: Locale, digits = 0): string =>
  value.toLocaleString(languageTags[locale], { maximumFractionDigits: digits }).replace('-', '−')

export const percentText = (value: number, locale: Locale, digits = 0): string =>
  `${numberText(value, locale, digits)}${locale === 'en' ? '' : '\u00a0'}%`

export const daysText = (count: number, locale: Locale): string =>
  fillText(Number.isInteger(count) ? countedIn(days, locale, count) : textIn(partOfDays, locale), { count: numberText(count, locale, 1) })

const euros = (cents: number, locale: Locale): string =>
  (cents / 100).toLocaleString(languageTags[locale], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** A figure as it is read; a dash where there is none. */
export const headlineText = (key: Headline['key'], value: number | null, locale: Locale): string => {
  if (value === null) return '–'
  if (key === 'income') return euros(value, locale)
  if (key === 'rejected') return percentText(value, locale, 1)
  return key === 'time' ? daysText(value, locale) : numberText(value, locale)
}

const points: Text = { sl: '{difference} o. t.', en: '{difference} pp' }

/** By how much it is more or less: in percent, in points of percent, or in days; undefined where there is nothing to hold it against. */
export const differenceText = ({ key, now, before }: Headline, locale: Locale): string | undefined => {
  if (now === null || before === null || (before === 0 && key !== 'rejected' && key !== 'time')) return undefined
  const signed = (value: number, digits: number): string =>
    (Number(value.toFixed(digits)) > 0 ? '+' : '') + numberText(value, locale, digits)
  if (key === 'rejected') return fillText(textIn(points, locale), { difference: signed(now - before, 1) })
  if (key === 'time') return signed(now - before, 1)
  return `${signed((now / before - 1) * 100, 0)}${locale === 'en' ? '' : '\u00a0'}%`
}
