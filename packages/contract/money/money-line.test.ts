import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf, vatGroups } from './money-line.ts'

test('the groups of VAT add up to the lines, whatever the amounts and rates', () => {
  const line = fc.record({
    cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    vat_basis_points: fc.constantFrom(null, 0, 500, 950, 2200),
  })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const groups = vatGroups(lines)
      expect(groups.reduce((sum, group) => sum + group.taxable_cents + group.tax_cents, 0)).toBe(sumOf(lines))
      expect(new Set(groups.map((group) => group.vat_basis_points)).size).toBe(groups.length)
    }),
  )
})

test('the tax is rounded once for a rate, and the fee of the procedure stays outside', () => {
  const groups = vatGroups([
    { cents: 1220, vat_basis_points: 2200 },
    { cents: 2260, vat_basis_points: null },
    { cents: 5, vat_basis_points: 2200 },
  ])
  expect(groups).toEqual([
    { vat_basis_points: 2200, taxable_cents: 1004, tax_cents: 221 },
    { vat_basis_points: null, taxable_cents: 2260, tax_cents: 0 },
  ])
})
