import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../primitives/local-day.ts'
import type { Tariff } from './permit-kind.ts'
import { periodsOn, priceOf, replacementFee, tariffOn } from './price.ts'
import { isWithoutOverlap, withPrice } from './tariff-versions.ts'
import type { NewPrice, TariffVersion } from './tariff-versions.ts'

const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
const price = fc.record({
  price_cents: fc.integer({ min: 0, max: 100_000 }),
  vat_basis_points: fc.constantFrom(0, 950, 2200),
  valid_from: day,
})
const written = (prices: readonly NewPrice[]): TariffVersion[] =>
  prices.reduce<TariffVersion[]>((versions, one) => withPrice(versions, one), [])
const tariffsOf = (versions: readonly TariffVersion[]): Tariff[] =>
  versions.map((version, index) => ({ ...version, id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, period: 'year' }))

describe('versions of a price', () => {
  test('leave no day with two prices, and none without one since the first', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), day, (prices, some) => {
        const versions = written(prices)
        expect(isWithoutOverlap(versions)).toBe(true)
        const holding = versions.filter(({ valid_from: from, valid_until: until }) => from <= some && (until === null || some < until))
        expect(holding).toHaveLength(some >= versions[0]!.valid_from ? 1 : 0)
      }),
    )
  })

  test('say the new price from its day on, and the old one on every day before', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), price, day, (prices, added, some) => {
        const before = tariffsOf(written(prices))
        const after = tariffsOf(withPrice(written(prices), added))
        const expected = some >= added.valid_from ? added.price_cents : tariffOn(before, 'year', some)?.price_cents
        expect(tariffOn(after, 'year', some)?.price_cents).toBe(expected)
      }),
    )
  })

  test('may end: from that day on the kind is not sold by the period', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), day, (prices, end) => {
        const tariffs = tariffsOf(withPrice(written(prices), { price_cents: null, vat_basis_points: 0, valid_from: end }))
        expect(periodsOn(tariffs, end)).toEqual([])
        expect(priceOf({ tariffs }, 'year', 1, addDays(end, 30))).toBeUndefined()
      }),
    )
  })
})

test('a price is whole cents times the number of periods, at the tariff of the day', () => {
  const tariffs = tariffsOf(
    written([
      { price_cents: 5500, vat_basis_points: 2200, valid_from: '2024-01-01' },
      { price_cents: 6000, vat_basis_points: 2200, valid_from: '2026-01-01' },
    ]),
  )
  expect(priceOf({ tariffs }, 'year', 3, '2025-12-31')).toEqual({ cents: 16_500, vat_basis_points: 2200 })
  expect(priceOf({ tariffs }, 'year', 1, '2026-01-01')).toEqual({ cents: 6000, vat_basis_points: 2200 })
  expect(priceOf({ tariffs }, 'month', 1, '2026-01-01')).toBeUndefined()
  expect(priceOf({ tariffs }, 'year', 1, '2023-12-31')).toBeUndefined()
})

test('the fee of a replacement is the price of the kind that replaces', () => {
  const once = tariffsOf(written([{ price_cents: 1068, vat_basis_points: 0, valid_from: '2026-01-01' }])).map((tariff) => ({
    ...tariff,
    period: 'once' as const,
  }))
  expect(
    replacementFee(
      [
        { validity: { rule: 'open', maxDays: 1 }, tariffs: [] },
        { validity: { rule: 'replaced' }, tariffs: once },
      ],
      '2026-11-16',
    ),
  ).toEqual({
    cents: 1068,
    vat_basis_points: 0,
  })
  expect(replacementFee([], '2026-11-16')).toBeUndefined()
})
