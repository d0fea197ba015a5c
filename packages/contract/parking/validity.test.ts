import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, startOfLocalDay } from '../primitives/local-day.ts'
import { tariffPeriods } from './period-labels.ts'
import type { TariffPeriod, ValidityRule } from './permit-kind.ts'
import { afterPeriods, validityOf } from './validity.ts'

const hour = 3_600_000
const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count))
const period = fc.constantFrom<TariffPeriod>(...tariffPeriods)
const count = fc.integer({ min: 1, max: 60 })
const rule: fc.Arbitrary<ValidityRule> = fc.oneof(
  fc.record({
    rule: fc.constant('calendar_year' as const),
    lastMonth: fc.integer({ min: 1, max: 12 }),
    lastDay: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({ rule: fc.constant('periods' as const), maxDays: fc.integer({ min: 1, max: 3660 }) }),
  fc.record({ rule: fc.constant('document' as const), documentType: fc.constant('card'), maxDays: fc.integer({ min: 1, max: 3660 }) }),
  fc.record({ rule: fc.constant('open' as const), maxDays: fc.integer({ min: 1, max: 3660 }) }),
  fc.constant({ rule: 'replaced' as const }),
)

describe('the days of a permit', () => {
  test('begin when they should and end later, whatever the rule, the period and the document', () => {
    fc.assert(
      fc.property(rule, day, period, count, fc.option(day), (rule, from, period, count, limit) => {
        const validity = validityOf(rule, from, period, count, limit)
        expect(validity.valid_from).toBe(from)
        expect(validity.valid_until > from).toBe(true)
      }),
    )
  })

  test('never last longer than the kind allows', () => {
    fc.assert(
      fc.property(rule, day, period, count, fc.option(day), (rule, from, period, count, limit) => {
        if (!('maxDays' in rule)) return
        expect(daysBetween(from, validityOf(rule, from, period, count, limit).valid_until)).toBeLessThanOrEqual(rule.maxDays)
      }),
    )
  })

  test('end with the document that proves them, that day included', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 300 }), (from, days) => {
        const expires = addDays(from, days)
        expect(validityOf({ rule: 'document', documentType: 'card', maxDays: 366 }, from, 'year', 1, expires).valid_until).toBe(
          addDays(expires, 1),
        )
      }),
    )
  })

  test('are whole local days: the first begins and the last ends at midnight, also when the clock changes', () => {
    fc.assert(
      fc.property(rule, day, period, count, (rule, from, period, count) => {
        const { valid_until: until } = validityOf(rule, from, period, count)
        const length = startOfLocalDay(until).getTime() - startOfLocalDay(from).getTime()
        const off = length - daysBetween(from, until) * 24 * hour
        expect([-hour, 0, hour]).toContain(off)
      }),
    )
  })
})

test.each([
  [1_000_000_000, '2026-02-01'],
  [-1_000_000_000, '2026-01-02'],
])('a count of %i, which the form refuses, leaves days to show', (count, until) => {
  expect(validityOf({ rule: 'periods', maxDays: 31 }, '2026-01-01', 'day', count).valid_until).toBe(until)
})

test.each([
  ['the last Sunday of March has 23 hours', '2027-03-28', '2027-03-29', 23],
  ['the last Sunday of October has 25 hours', '2026-10-25', '2026-10-26', 25],
])('%s and is one day', (_, from, until, hours) => {
  expect(validityOf({ rule: 'periods', maxDays: 31 }, from, 'day', 1)).toEqual({ valid_from: from, valid_until: until })
  expect(startOfLocalDay(until).getTime() - startOfLocalDay(from).getTime()).toBe(hours * hour)
})

test.each([
  ['a month from 31 January ends with February', '2027-01-31', 'month', 1, '2027-02-28'],
  ['and with the 29th in a leap year', '2028-01-31', 'month', 1, '2028-02-29'],
  ['thirteen months from there end in February', '2027-01-31', 'month', 13, '2028-02-29'],
  ['a year from 29 February ends on the 28th', '2028-02-29', 'year', 1, '2029-02-28'],
  ['four years from 29 February end on the 29th', '2028-02-29', 'year', 4, '2032-02-29'],
  ['what is sold by the hour is bought for days', '2026-11-16', 'hour', 3, '2026-11-19'],
  ['a week is seven days', '2026-12-28', 'week', 1, '2027-01-04'],
] as const)('%s', (_, from, period, count, until) => {
  expect(afterPeriods(from, period, count)).toBe(until)
})

test('a calendar year runs to the last of January, whenever it begins', () => {
  const rule = { rule: 'calendar_year', lastMonth: 1, lastDay: 31 } as const
  expect(validityOf(rule, '2026-01-01').valid_until).toBe('2027-02-01')
  expect(validityOf(rule, '2026-12-31').valid_until).toBe('2027-02-01')
  expect(validityOf({ ...rule, lastMonth: 2, lastDay: 29 }, '2027-05-01').valid_until).toBe('2028-03-01')
})

test.each([
  ['31 February is the last of February', 2, 31, '2026-05-01', '2027-03-01'],
  ['29 February is the 28th in most years', 2, 29, '2026-05-01', '2027-03-01'],
  ['31 April is 30 April', 4, 31, '2026-05-01', '2027-05-01'],
  ['30 June is 30 June', 6, 30, '2026-05-01', '2027-07-01'],
  ['31 December is in the year itself', 12, 31, '2026-05-01', '2027-01-01'],
  ['also for a permit that begins on it', 12, 31, '2026-12-31', '2027-01-01'],
  ['30 December is in the next', 12, 30, '2026-05-01', '2027-12-31'],
])('%s', (_, lastMonth, lastDay, from, until) => {
  expect(validityOf({ rule: 'calendar_year', lastMonth, lastDay }, from).valid_until).toBe(until)
})

test('a calendar year ends on the configured day, or on the last of a shorter month', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }), (from, lastMonth, lastDay) => {
      const last = addDays(validityOf({ rule: 'calendar_year', lastMonth, lastDay }, from).valid_until, -1)
      expect(Number(last.slice(5, 7))).toBe(lastMonth)
      expect(Number(last.slice(8)) === lastDay || Number(addDays(last, 1).slice(8)) === 1).toBe(true)
      expect(Number(last.slice(8))).toBeLessThanOrEqual(lastDay)
    }),
  )
})
