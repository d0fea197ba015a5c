import type { PermitKind, TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import { expect, test } from 'vitest'
import { betterPeriod } from './better-period.ts'

const prices: Partial<Record<TariffPeriod, number>> = { month: 4000, week: 1500, day: 500, hour: 100 }
const kind = {
  validity: { rule: 'periods', maxDays: 366 },
  tariffs: Object.keys(prices).map((period) => ({ period, valid_from: '2026-01-01', valid_until: null })),
} as PermitKind
const priceOf = ({ period, count }: { period: TariffPeriod; count: number }) => (prices[period] ?? 0) * count
const better = (period: TariffPeriod, count: number, of = kind) => {
  const validity = validityOf(of.validity, '2026-11-24', period, count)
  return betterPeriod(of, { period, count, validity, cents: priceOf({ period, count }) }, '2026-11-24', priceOf)
}

test('ten days cost less as a month or two weeks: the cheaper of them is named', () => {
  expect(better('day', 10)).toMatchObject({ period: 'week', count: 2, cents: 3000 })
  expect(better('week', 3)).toMatchObject({ period: 'month', count: 1, cents: 4000, validity: { valid_until: '2026-12-24' } })
})

test('the same price is better only for more days', () => {
  expect(better('day', 3)).toMatchObject({ period: 'week', count: 1, cents: 1500 })
  expect(better('week', 1)).toBeUndefined()
  expect(better('day', 2)).toBeUndefined()
})

test('hours are not compared, nor a kind that ends with the calendar year', () => {
  expect(better('hour', 30)).toBeUndefined()
  expect(better('day', 10, { ...kind, validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 } })).toBeUndefined()
})
