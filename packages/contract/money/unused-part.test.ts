import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../primitives/local-day.ts'
import { proRataRules } from '../parking/permit-kind.ts'
import { unusedCents, unusedPart } from './unused-part.ts'

const year = { valid_from: '2026-02-01', valid_until: '2027-02-01' }

test('a month that has begun is used', () => {
  expect(unusedPart('month', year, '2026-08-31')).toEqual({ parts: 5, whole: 12 })
  expect(unusedPart('month', year, '2026-09-01')).toEqual({ parts: 5, whole: 12 })
  expect(unusedPart('month', year, '2026-09-02')).toEqual({ parts: 4, whole: 12 })
})

test('days are counted from the end of the permit', () => {
  expect(unusedPart('day', year, '2027-01-31')).toEqual({ parts: 1, whole: 365 })
  expect(unusedPart('full', year, '2026-02-01')).toEqual({ parts: 0, whole: 12 })
})

test('the fee of the procedure and a card are not returned', () => {
  const lines = [
    { code: 'price' as const, cents: 10_000 },
    { code: 'exemption' as const, cents: -4000 },
    { code: 'administrative_fee' as const, cents: 1810 },
    { code: 'device' as const, cents: 500 },
  ]
  expect(unusedCents(lines, { parts: 5, whole: 12 })).toBe(2500)
  expect(unusedCents(lines, { parts: 0, whole: 0 })).toBe(0)
})

test('never less than nothing, never more than was paid, and less the later the permit ends', () => {
  const days = fc.record({ from: fc.integer({ min: 0, max: 3000 }), length: fc.integer({ min: 1, max: 800 }) })
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(...proRataRules),
      fc.integer({ min: -50, max: 900 }),
      fc.nat(1_000_000),
      ({ from, length }, rule, end, cents) => {
        const valid = { valid_from: addDays('2024-01-31', from), valid_until: addDays('2024-01-31', from + length) }
        const returned = (day: number) => unusedCents([{ code: 'price', cents }], unusedPart(rule, valid, addDays(valid.valid_from, day)))
        expect(returned(end)).toBeGreaterThanOrEqual(0)
        expect(returned(end)).toBeLessThanOrEqual(cents)
        expect(returned(end + 1)).toBeLessThanOrEqual(returned(end))
        expect(returned(length)).toBe(0)
        if (rule !== 'full') expect(returned(0)).toBe(cents)
      },
    ),
  )
})
