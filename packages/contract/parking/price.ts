import { daysBetween } from '../primitives/local-day.ts'
import type { PermitKind, Tariff, TariffPeriod, TimeWindow, ValidityRule } from './permit-kind.ts'
import { afterPeriods } from './validity.ts'
import type { Validity } from './validity.ts'

/** What is to be paid, VAT included. */
export interface Price {
  cents: number
  vat_basis_points: number
}

/** The version of a price in force on a day; undefined where the kind is not sold by that period then. */
export const tariffOn = (tariffs: readonly Tariff[], period: TariffPeriod, day: string): Tariff | undefined =>
  tariffs.find(
    (tariff) => tariff.period === period && tariff.valid_from <= day && (tariff.valid_until === null || day < tariff.valid_until),
  )

/** The periods by which a kind is sold on a day, longest first. */
export const periodsOn = (tariffs: readonly Tariff[], day: string): TariffPeriod[] =>
  (['year', 'month', 'week', 'day', 'hour', 'once'] as const).filter((period) => tariffOn(tariffs, period, day) !== undefined)

/**
 * The price of `count` periods at the tariff of a day (the day of the application, not the first day of the permit).
 * @returns undefined where the kind has no price for that period on that day
 */
export const priceOf = (kind: Pick<PermitKind, 'tariffs'>, period: TariffPeriod, count: number, day: string): Price | undefined => {
  const tariff = tariffOn(kind.tariffs, period, day)
  return tariff === undefined ? undefined : { cents: tariff.price_cents * count, vat_basis_points: tariff.vat_basis_points }
}

const wholeDay: readonly TimeWindow[] = [{ from: 0, until: 1440 }]
const hoursOf = (windows: readonly TimeWindow[]): number =>
  Math.ceil(windows.reduce((minutes, { from, until }) => minutes + until - from, 0) / 60)

/**
 * How many periods make up a half-open range of days; a begun one counts, and there is always one.
 * @param windows the hours of each day, for a permit that is sold by the hour; none means the whole day
 */
export const periodCount = (period: TariffPeriod, from: string, until: string, windows: readonly TimeWindow[] = []): number => {
  if (period === 'once') return 1
  if (period === 'hour') return Math.max(1, daysBetween(from, until)) * hoursOf(windows.length > 0 ? windows : wholeDay)
  let count = 1
  while (afterPeriods(from, period, count) < until) count += 1
  return count
}

/** The count that is paid for: the periods where the kind's days follow from them, else the price once (a calendar year, a document's life). */
export const paidCount = (
  rule: ValidityRule,
  period: TariffPeriod,
  { valid_from, valid_until }: Validity,
  windows?: readonly TimeWindow[],
): number => (rule.rule === 'periods' ? periodCount(period, valid_from, valid_until, windows) : 1)

/** The fee of replacing a permit on a day: the price, once, of the kind whose rule is `replaced`; undefined where a town has none. */
export const replacementFee = (kinds: readonly Pick<PermitKind, 'validity' | 'tariffs'>[], day: string): Price | undefined => {
  const kind = kinds.find(({ validity }) => validity.rule === 'replaced')
  return kind && priceOf(kind, 'once', 1, day)
}
