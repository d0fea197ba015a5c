import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinsSum, coinValues, emptyingDifference, vatWithin } from './emptying.ts'

test.each([
  ['nothing', {}, 0],
  ['one of each', Object.fromEntries(coinValues.map((value) => [value, 1])), 388],
  ['many', { 200: 120, 50: 31, 5: 7 }, 25_585],
])('the sum of %s', (_, counts, sum) => {
  expect(coinsSum(counts)).toBe(sum)
})

test.each([
  [1000, 1000, 0],
  [950, 1000, -50],
  [1010, 1000, 10],
  [1010, null, null],
])('counted %s, reported %s: the difference is %s', (counted, reported, difference) => {
  expect(emptyingDifference(counted, reported)).toBe(difference)
})

test.each([
  [12_200, 2200, 2200],
  [100, 2200, 18],
  [1, 2200, 0],
  [12_200, null, 0],
  [12_200, 0, 0],
])('%s with a rate of %s holds VAT of %s', (cents, rate, vat) => {
  expect(vatWithin(cents, rate)).toBe(vat)
})

test('VAT is what the rate makes of the rest, to half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom(500, 950, 2200), (cents, rate) => {
      const vat = vatWithin(cents, rate)
      expect(Number.isInteger(vat) && vat >= 0 && vat <= cents).toBe(true)
      expect(Math.abs(vat - (cents * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5)
    }),
  )
})
