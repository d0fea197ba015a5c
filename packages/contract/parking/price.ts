import type { Tariff, TariffPeriod } from './permit-kind.ts'

/** The version of a price in force on a day; undefined when the kind is not sold by that period on that day. */
export const tariffOn = (tariffs: readonly Tariff[], period: TariffPeriod, day: string): Tariff | undefined =>
  tariffs.find(
    (tariff) => tariff.period === period && tariff.valid_from <= day && (tariff.valid_until === null || day < tariff.valid_until),
  )

/** The periods by which a kind is sold on a day, longest first. */
export const periodsOn = (tariffs: readonly Tariff[], day: string): TariffPeriod[] =>
  (['year', 'month', 'week', 'day', 'hour', 'once'] as const).filter((period) => tariffOn(tariffs, period, day) !== undefined)
