import { expect, test } from 'vitest'
import { sumOf, vatGroups } from './money-line.ts'
import { noVatClause, withoutVat } from './net-lines.ts'

const line = { text: { sl: 'Vrstica', en: 'Line' }, explanation: null, quantity: 1, unit_cents: 0 }

test('without VAT the amounts stay, and nothing of them is tax', () => {
  const lines = [
    { ...line, code: 'price' as const, cents: 3000, vat_basis_points: 2200 },
    { ...line, code: 'exemption' as const, cents: -1000, vat_basis_points: 2200 },
  ]
  expect(sumOf(withoutVat(lines))).toBe(2000)
  expect(vatGroups(withoutVat(lines))).toEqual([{ vat_basis_points: null, taxable_cents: 2000, tax_cents: 0 }])
})

test('the clause is the municipality’s own, or the usual one in the reader’s language', () => {
  expect(noVatClause('', 'sl')).toContain('94. člena ZDDV-1')
  expect(noVatClause('', 'en')).toContain('Article 94(1)')
  expect(noVatClause('Oproščeno.', 'en')).toBe('Oproščeno.')
})
