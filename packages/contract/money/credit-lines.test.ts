import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditableCents, creditLines } from './unused-part.ts'
import { sumOf, vatGroups, type MoneyLine } from './money-line.ts'

const line = (code: MoneyLine['code'], cents: number, vat: number | null): MoneyLine => ({
  code,
  text: { sl: code, en: code },
  explanation: null,
  quantity: 1,
  unit_cents: cents,
  cents,
  vat_basis_points: vat,
})

test('a part is given back of the price first, at its rate of VAT, and of the fee of the procedure last', () => {
  const lines = [line('administrative_fee', 1810, null), line('price', 10_000, 2200), line('device', 500, 2200)]
  const part = creditLines(lines, [], 4000)
  expect(part).toMatchObject([{ code: 'price', cents: -4000, unit_cents: -4000, quantity: 1, vat_basis_points: 2200 }])
  expect(part[0]?.explanation?.sl).toBe('vrnjen del od 100,00\u00a0€')
  const rest = creditLines(lines, part, 99_999)
  expect(rest.map(({ code, cents }) => [code, cents])).toEqual([
    ['price', -6000],
    ['device', -500],
    ['administrative_fee', -1810],
  ])
  expect(creditableCents(lines, [...part, ...rest])).toBe(0)
  expect(creditLines(lines, [...part, ...rest], 100)).toEqual([])
})

test('what an exemption took off is not given back, and a whole invoice is given back with its own tax', () => {
  const lines = [line('price', 10_000, 2200), line('administrative_fee', 1810, null), line('exemption', -4000, 2200)]
  const all = creditLines(lines, [], 99_999)
  expect(all.map(({ cents }) => cents)).toEqual([-6000, -1810])
  expect(vatGroups(all).map(({ tax_cents: tax }) => tax + 0)).toEqual(vatGroups(lines).map(({ tax_cents: tax }) => 0 - tax))
})

const charged = fc.array(
  fc.tuple(
    fc.constantFrom('price' as const, 'device' as const, 'administrative_fee' as const),
    fc.nat(200_000),
    fc.constantFrom(null, 0, 950, 2200),
  ),
  { minLength: 1, maxLength: 5 },
)

test('credit notes together never give back more than the invoice, by rate either, and their tax follows from their lines', () => {
  fc.assert(
    fc.property(charged, fc.nat(100), fc.array(fc.nat(150_000), { maxLength: 6 }), (rows, percent, parts) => {
      const prices = rows.map((row) => line(...row))
      const lines = [...prices, ...prices.map((of) => line('exemption', 0 - Math.floor((of.cents * percent) / 100), of.vat_basis_points))]
      const notes: MoneyLine[] = []
      for (const cents of parts) {
        const left = creditableCents(lines, notes)
        const note = creditLines(lines, notes, cents)
        expect(0 - sumOf(note)).toBe(Math.min(cents, left))
        expect(note.every((of) => of.cents < 0)).toBe(true)
        for (const { vat_basis_points: rate, taxable_cents: net, tax_cents: tax } of vatGroups(note))
          expect(Math.abs(tax - ((net + tax) * (rate ?? 0)) / (10_000 + (rate ?? 0)))).toBeLessThanOrEqual(0.5)
        notes.push(...note)
      }
      expect(creditableCents(lines, notes)).toBe(sumOf(lines) + sumOf(notes))
      const ofRate = (of: readonly MoneyLine[], rate: number | null) => sumOf(of.filter(({ vat_basis_points: own }) => own === rate))
      for (const rate of [null, 0, 950, 2200]) expect(ofRate(lines, rate) + ofRate(notes, rate)).toBeGreaterThanOrEqual(0)
    }),
  )
})
