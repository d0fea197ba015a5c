import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf, vatGroups } from './money-line.ts'
import { takenBackLines } from './net-lines.ts'

const rates = [null, 0, 500, 950, 2200]

const lines = fc.array(
  fc.record({
    code: fc.constantFrom('price', 'device', 'exemption'),
    text: fc.constant({ sl: 'Vrstica', en: 'Line' }),
    explanation: fc.constant(null),
    quantity: fc.integer({ min: 1, max: 9 }),
    unit_cents: fc.integer({ min: -100_000, max: 1_000_000 }),
    cents: fc.integer({ min: -100_000, max: 1_000_000 }),
    vat_basis_points: fc.constantFrom(...rates),
  }),
  { minLength: 1, maxLength: 8 },
)

test('an invoice and its storno are nothing together, in all, by rate and in the tax of each rate', () => {
  fc.assert(
    fc.property(lines, (charged) => {
      const groups = vatGroups(charged)
      const back = takenBackLines(charged)
      const backGroups = vatGroups(back)
      expect(sumOf(charged) + sumOf(back)).toBe(0)
      groups.forEach((group, index) => {
        expect(group.taxable_cents + (backGroups[index]?.taxable_cents ?? 0)).toBe(0)
        expect(group.tax_cents + (backGroups[index]?.tax_cents ?? 0)).toBe(0)
      })
      expect(sumOf(back)).toBe(backGroups.reduce((sum, { taxable_cents: net, tax_cents: tax }) => sum + net + tax, 0))
      const amounts = [...back.flatMap(({ cents, unit_cents: unit }) => [cents, unit]), ...backGroups.map(({ tax_cents: tax }) => tax)]
      expect(amounts.filter((cents) => Object.is(cents, -0))).toEqual([])
    }),
  )
})

test('the sum of the lines is the sum of what is taxed and its tax', () => {
  fc.assert(
    fc.property(lines, (charged) => {
      expect(vatGroups(charged).reduce((sum, { taxable_cents: net, tax_cents: tax }) => sum + net + tax, 0)).toBe(sumOf(charged))
    }),
  )
})
