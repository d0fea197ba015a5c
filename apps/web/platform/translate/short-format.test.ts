import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { localeStore } from './locale-store.ts'
import { formatHour, formatRecentInstant, formatShortDay, shortMonths } from './short-format.ts'

beforeEach(() => localeStore.set('sl'))
afterEach(() => vi.useRealTimers())

test('a day without its year and the hour of an instant are written as each language writes them', () => {
  const at = Date.parse('2026-11-23T01:52:00Z')
  expect([formatShortDay('2026-12-04'), formatHour(at)]).toEqual(['4. 12.', '02:52'])
  localeStore.set('en')
  expect([formatShortDay('2026-12-04'), formatHour(at), formatHour(at + 12 * 3_600_000)]).toEqual(['4 Dec', '02:52', '14:52'])
})

test('an instant of today is its hour; a day is named on others, a year in others', () => {
  // Past midnight in the town, still the day before in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z') })
  const inWords = (instant: string | null) => formatRecentInstant(instant)
  expect([inWords('2026-11-22T23:10:00Z'), inWords('2026-11-22T22:59:00Z'), inWords('2025-12-31T11:00:00Z'), inWords(null)]).toEqual([
    '00:10',
    '22. 11., 23:59',
    '31. 12. 2025, 12:00',
    '–',
  ])
  localeStore.set('en')
  expect(formatRecentInstant('2026-11-22T22:59:00Z')).toBe('22 Nov, 23:59')
})

test('months of days in a column are three letters, and other words stay', () => {
  const words = ['23 November 2026, 14:05', '25 May 2026, daily 8:00–14:00', '23 novembre 2026', '21. 11. 2026', '–']
  expect(words.map(shortMonths)).toEqual(['23 Nov 2026, 14:05', '25 May 2026, daily 8:00–14:00', '23 nov 2026', ...words.slice(3)])
})
