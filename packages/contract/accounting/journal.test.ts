import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf, vatGroups, type MoneyLine } from '../money/money-line.ts'
import { invoiceBookings, sumOfSide, transfer } from './journal.ts'

const line = (changes: Partial<MoneyLine>): MoneyLine => ({
  code: 'price',
  text: { sl: 'Dovolilnica', en: 'Permit' },
  explanation: null,
  quantity: 1,
  unit_cents: 0,
  cents: 0,
  vat_basis_points: 2200,
  ...changes,
})

const anyLine = fc.record({
  code: fc.constantFrom('price', 'administrative_fee', 'device', 'exemption'),
  cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  vat_basis_points: fc.constantFrom(2200, 950, 500, null),
})

test('whatever stands on an invoice, debit is credit is its total, and VAT is what the invoice says', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (parts) => {
      const lines = parts.map(line)
      const bookings = invoiceBookings(lines, 'a')
      expect(sumOfSide(bookings, 'debit')).toBe(sumOf(lines))
      expect(sumOfSide(bookings, 'credit')).toBe(sumOf(lines))
      const vat = bookings.filter(({ place }) => place === 'vat').reduce((sum, { cents }) => sum + cents, 0)
      expect(vat).toBe(vatGroups(lines).reduce((sum, { tax_cents: cents }) => sum + cents, 0))
    }),
  )
})

test('a storno books the same places with minus', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (parts) => {
      const lines = parts.map(line)
      const storno = lines.map((one) => ({ ...one, cents: -one.cents }))
      expect(invoiceBookings(storno, 'a')).toEqual(invoiceBookings(lines, 'a').map((one) => ({ ...one, cents: -one.cents })))
    }),
  )
})

test('the price and the card are income of the kind, the fee of the procedure has an account of its own', () => {
  const fee = line({ code: 'administrative_fee', cents: 1810, vat_basis_points: null })
  const lines = [line({ cents: 12_200 }), line({ code: 'device', cents: 1220 }), fee]
  expect(invoiceBookings(lines, 'a')).toEqual([
    { place: 'receivables', side: 'debit', cents: 15_230 },
    { place: 'kind:a', side: 'credit', cents: 11_000 },
    { place: 'administrative_fee', side: 'credit', cents: 1810 },
    { place: 'vat', side: 'credit', cents: 2420 },
  ])
  const exempt = line({ code: 'exemption', cents: -1810, vat_basis_points: null })
  const waived = invoiceBookings([...lines, exempt], 'a')
  expect(waived.some(({ place }) => place === 'administrative_fee')).toBe(false)
})

test('money moves from one place to another', () => {
  expect(transfer('bank', 'unallocated', 500)).toEqual([
    { place: 'bank', side: 'debit', cents: 500 },
    { place: 'unallocated', side: 'credit', cents: 500 },
  ])
})
