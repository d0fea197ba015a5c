import type { PermitKind, Tariff, TariffPeriod } from '../parking/permit-kind.ts'

/** What an application costs: gross, with the VAT that it contains. */
export interface Fee {
  fee_cents: number
  vat_basis_points: number
}

type Priced = Pick<PermitKind, 'tariffs'>

const holdsOn = (tariff: Tariff, day: string): boolean =>
  tariff.valid_from <= day && (tariff.valid_until === null || day < tariff.valid_until)

/** The version of a price that holds on a day. */
export const tariffOn = (kind: Priced, period: TariffPeriod, day: string): Tariff | undefined =>
  kind.tariffs.find((tariff) => tariff.period === period && holdsOn(tariff, day))

/** The periods for which a kind has a price on a day, in the order of its tariffs. */
export const offeredPeriods = (kind: Priced, day: string): TariffPeriod[] => [
  ...new Set(kind.tariffs.filter((tariff) => holdsOn(tariff, day)).map(({ period }) => period)),
]

/**
 * The fee of an application: the price that holds on the day it was sent, times the number of periods. The form shows it before sending;
 * approval fixes it by the same rule, so a later price list changes nothing for those who have applied.
 * @returns undefined when there is no price for that period on that day
 */
export const feeOf = (kind: Priced, period: TariffPeriod, count: number, day: string): Fee | undefined => {
  const tariff = tariffOn(kind, period, day)
  return tariff && { fee_cents: tariff.price_cents * count, vat_basis_points: tariff.vat_basis_points }
}
