import { vatGroups } from './money-line.ts'
import type { MoneyLine } from './money-line.ts'
import { vatIncluded } from '../primitives/money.ts'

/**
 * The amount of each line without VAT, in cents, so that the lines of one rate add up to what `vatGroups` says is taxed: the cents that
 * rounding leaves go to the last line of the rate.
 */
export const netLines = (lines: readonly Pick<MoneyLine, 'cents' | 'vat_basis_points'>[]): number[] => {
  const net = lines.map(({ cents, vat_basis_points: rate }) => cents - (rate === null ? 0 : vatIncluded(cents, rate)))
  for (const group of vatGroups(lines)) {
    const own = lines.flatMap(({ vat_basis_points: rate }, index) => (rate === group.vat_basis_points ? [index] : []))
    const last = own.at(-1)
    if (last === undefined) continue
    const sum = own.reduce((total, index) => total + (net[index] ?? 0), 0)
    net[last] = (net[last] ?? 0) + group.taxable_cents - sum
  }
  return net
}
