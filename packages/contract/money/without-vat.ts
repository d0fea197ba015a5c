import { textIn } from '../in-language.ts'
import type { Locale, Text } from '../locale.ts'
import type { MoneyLine } from './money-line.ts'

/** Lines as an issuer that is not identified for VAT charges them: the same amounts, with no VAT in them. */
export const withoutVat = (lines: readonly MoneyLine[]): MoneyLine[] => lines.map((line) => ({ ...line, vat_basis_points: null }))

const usualClause: Text = {
  sl: 'DDV ni obračunan na podlagi prvega odstavka 94. člena ZDDV-1.',
  en: 'VAT is not charged under Article 94(1) of ZDDV-1.',
}

/** Why no VAT is charged, as papers of an issuer that is not identified for VAT say it. @param own the municipality's words; empty: the usual ones */
export const noVatClause = (own: string, locale: Locale): string => own || textIn(usualClause, locale)
