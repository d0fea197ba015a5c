import { startedHours } from './own-hours.ts'
import type { PermitKind, Tariff, TariffPeriod, TimeWindow } from './permit-kind.ts'

/** The amount to pay, VAT included. */
export interface Price {
  cents: number
  vat_basis_points: number
}

/** The version of a price in force on a day; undefined when the kind is not sold by that period on that day. */
export const tariffOn = (tariffs: readonly Tariff[], period: TariffPeriod, day: string): Tariff | undefined =>
  tariffs.find(
    (tariff) => tariff.period === period && tariff.valid_from <= day && (tariff.valid_until === null || day < tariff.valid_until),
  )

/** The periods by which a kind is sold on a day, longest first. */
export const periodsOn = (tariffs: readonly Tariff[], day: string): TariffPeriod[] =>
  (['year', 'month', 'week', 'day', 'hour', 'once'] as const).filter((period) => tariffOn(tariffs, period, day) !== undefined)

/**
 * The price of `count` periods at the tariff of a day (the day of the application, not the first day of the permit). A kind sold by the hour
 * costs each begun hour of each day.
 * @param count the number of periods, or of days for a kind sold by the hour
 * @param hours the hours of each day, for a kind sold by the hour
 * @returns undefined where the kind has no price for that period on that day
 */
export const priceOf = (
  kind: Pick<PermitKind, 'tariffs'>,
  period: TariffPeriod,
  count: number,
  day: string,
  hours?: TimeWindow,
): Price | undefined => {
  const tariff = tariffOn(kind.tariffs, period, day)
  const times = period === 'hour' && hours !== undefined ? count * startedHours(hours) : count
  return tariff === undefined ? undefined : { cents: tariff.price_cents * times, vat_basis_points: tariff.vat_basis_points }
}

/** The fee of replacing a permit on a day: the price, once, of the kind whose rule is `replaced`; undefined where a town has none. */
export const replacementFee = (kinds: readonly Pick<PermitKind, 'validity' | 'tariffs'>[], day: string): Price | undefined => {
  const kind = kinds.find(({ validity }) => validity.rule === 'replaced')
  return kind && priceOf(kind, 'once', 1, day)
}
