import { type MoneyLine, vatGroups } from './money-line.ts'
import { vatIncluded } from '../primitives/money.ts'
import { textIn, type Locale, type Text } from '../locale.ts'

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

/** Lines as an issuer that is not identified for VAT charges them: the same amounts, with no VAT in them. */
export const withoutVat = (lines: readonly MoneyLine[]): MoneyLine[] => lines.map((line) => ({ ...line, vat_basis_points: null }))

const usualClause: Text = {
  sl: 'DDV ni obračunan na podlagi prvega odstavka 94. člena ZDDV-1.',
  en: 'VAT is not charged under Article 94(1) of ZDDV-1.',
}

/** Why no VAT is charged, as papers of an issuer that is not identified for VAT say it. @param own the municipality's words; empty: the usual ones */
export const noVatClause = (own: string, locale: Locale): string => own || textIn(usualClause, locale)

/** 0 stays 0, and is never -0, which JSON and people write differently. */
const negative = (cents: number): number => (cents === 0 ? 0 : -cents)

/** The lines of an invoice that takes another one back: the same, with negative amounts. */
export const takenBackLines = (lines: readonly MoneyLine[]): MoneyLine[] =>
  lines.map((line) => ({ ...line, unit_cents: negative(line.unit_cents), cents: negative(line.cents) }))
