import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../primitives/local-day.ts'
import type { Tariff } from './permit-kind.ts'
import { periodsOn, tariffOn } from './price.ts'
import { earliestNewPrice, isWithoutOverlap, type NewPrice, type TariffVersion, withoutPrice, withPrice } from './tariff-versions.ts'

const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
const price = fc.record({
  price_cents: fc.integer({ min: 0, max: 100_000 }),
  vat_basis_points: fc.constantFrom(0, 950, 2200),
  pro_rata: fc.constantFrom('full', 'month', 'day'),
  second_cents: fc.constant(null),
  third_cents: fc.constant(null),
  valid_from: day,
})
const stopping = (day: string): NewPrice => ({
  price_cents: null,
  vat_basis_points: 0,
  pro_rata: 'full',
  second_cents: null,
  third_cents: null,
  valid_from: day,
})
const written = (prices: readonly NewPrice[]): TariffVersion[] =>
  prices.reduce<TariffVersion[]>((versions, one) => withPrice(versions, one), [])

type Change = { price: NewPrice } | { stop: string } | { callOff: string }
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: price.map((one) => ({ price: one })) },
  { weight: 1, arbitrary: day.map((stop) => ({ stop })) },
  { weight: 1, arbitrary: day.map((callOff) => ({ callOff })) },
)
const applied = (versions: TariffVersion[], one: Change): TariffVersion[] => {
  if ('price' in one) return withPrice(versions, one.price)
  if ('stop' in one) return withPrice(versions, stopping(one.stop))
  return withoutPrice(versions, one.callOff)
}
/** A second model of the versions for the comparison: the days on which the price changes, and the price from then on. */
type Points = ReadonlyMap<string, number | null>
const pointed = (known: Points, one: Change): Points => {
  const next = new Map(known)
  if ('price' in one) next.set(one.price.valid_from, one.price.price_cents)
  else if ('callOff' in one && typeof known.get(one.callOff) === 'number') next.delete(one.callOff)
  else if ('stop' in one) {
    for (const from of known.keys()) if (from >= one.stop) next.delete(from)
    next.set(one.stop, null)
  }
  // On a day without a price there is no version to end.
  const ordered = [...next].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new Map(ordered.filter(([, cents], index) => cents !== null || typeof ordered[index - 1]?.[1] === 'number'))
}
const pointAt = (known: Points, some: string): number | undefined => {
  const last = [...known.keys()]
    .filter((from) => from <= some)
    .toSorted()
    .at(-1)
  return (last === undefined ? null : known.get(last)) ?? undefined
}
const tariffsOf = (versions: readonly TariffVersion[]): Tariff[] =>
  versions.map((version, index) => ({ ...version, id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, period: 'year' }))

describe('versions of a price', () => {
  test('leave no day with two prices, and no gap where the kind is sold, after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 14 }), day, (changes, some) => {
        const versions = changes.reduce(applied, [])
        expect(isWithoutOverlap(versions)).toBe(true)
        for (const { valid_from: from, valid_until: until } of versions) expect(until === null || until > from).toBe(true)
        expect(tariffOn(tariffsOf(versions), 'year', some)?.price_cents).toBe(pointAt(changes.reduce(pointed, new Map()), some))
      }),
      { numRuns: 500 },
    )
  })

  test('leave no day without a price after the first, while nobody stops selling', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), day, (prices, some) => {
        const versions = written(prices)
        const holding = versions.filter(({ valid_from: from, valid_until: until }) => from <= some && (until === null || some < until))
        expect(holding).toHaveLength(some >= versions[0]!.valid_from ? 1 : 0)
      }),
    )
  })

  test('never change what people may have used: no price of a day up to today', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), price, day, day, (prices, added, today, some) => {
        const before = written(prices)
        const from = added.valid_from < earliestNewPrice(before, today) ? earliestNewPrice(before, today) : added.valid_from
        const held = tariffOn(tariffsOf(before), 'year', some)
        if (some > today || held === undefined) return
        expect(tariffOn(tariffsOf(withPrice(before, { ...added, valid_from: from })), 'year', some)).toMatchObject({
          price_cents: held.price_cents,
          valid_from: held.valid_from,
        })
      }),
    )
  })

  test('are as they were when a new one is called off', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), price, (prices, added) => {
        const before = written(prices)
        if (before.some(({ valid_from: from }) => from === added.valid_from)) return
        expect(withoutPrice(withPrice(before, added), added.valid_from)).toEqual(before)
      }),
    )
  })

  test('may end: from that day on the kind is not sold by the period', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), day, (prices, end) => {
        const tariffs = tariffsOf(withPrice(written(prices), stopping(end)))
        expect(periodsOn(tariffs, end)).toEqual([])
        expect(tariffOn(tariffs, 'year', addDays(end, 30))).toBeUndefined()
      }),
    )
  })
})
