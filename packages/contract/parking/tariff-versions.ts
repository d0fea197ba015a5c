import type { Tariff, TariffPeriod } from './permit-kind.ts'

/** One version of the price for one period; `valid_until` is the first day on which it no longer holds. */
export type TariffVersion = Omit<Tariff, 'id' | 'period'> & { id: string | null }

export interface NewPrice {
  /** Null: from that day on the kind is no longer sold by this period. */
  price_cents: number | null
  vat_basis_points: number
  valid_from: string
}

/**
 * The versions of one period's price after a new price from a day on. Later versions give way to it, earlier ones end where it begins, so
 * that no day has two prices and none between the first and the last has none.
 * @param versions of one kind and period, in any order
 */
export const withPrice = (
  versions: readonly TariffVersion[],
  { price_cents: price, vat_basis_points, valid_from }: NewPrice,
): TariffVersion[] => {
  const earlier = versions
    .filter((version) => version.valid_from < valid_from)
    .toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))
    .map((version) =>
      version.valid_until === null || version.valid_until > valid_from ? { ...version, valid_until: valid_from } : version,
    )
  if (price === null) return earlier
  return [...earlier, { id: null, price_cents: price, vat_basis_points, valid_from, valid_until: null }]
}

/** Whether no day has two prices. A day without one is only where the kind was not sold by the period. */
export const isWithoutOverlap = (versions: readonly TariffVersion[]): boolean => {
  const ordered = versions.toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))
  return ordered.every((version, index) => {
    const next = ordered[index + 1]
    return next === undefined || (version.valid_until !== null && version.valid_until <= next.valid_from)
  })
}

/** The versions of one period among all prices of a kind. */
export const versionsOf = (tariffs: readonly Tariff[], period: TariffPeriod): TariffVersion[] =>
  tariffs.filter((tariff) => tariff.period === period)
