import { beforeEach, expect, test } from 'vitest'
import { localeStore } from './locale-store.ts'
import { formatDay, formatInstant, formatValidity } from './translate.ts'

beforeEach(() => localeStore.set('sl'))

test('a half-open range is shown with its last valid day', () => {
  expect(formatValidity('2026-11-01', '2027-02-01')).toBe(`${formatDay('2026-11-01')} – ${formatDay('2027-01-31')}`)
})

test('the hours of each day follow its days', () => {
  const hours = { from_time: '09:00', until_time: '13:30' }
  expect(formatValidity('2026-11-01', '2026-11-04', hours)).toMatch(/2026, vsak dan 9:00–13:30$/)
  localeStore.set('en')
  expect(formatValidity('2026-11-01', '2026-11-02', hours)).toBe(`${formatDay('2026-11-01')}, 9:00–13:30`)
  expect(formatValidity('2026-11-01', '2026-11-02', { from_time: null, until_time: null })).toMatch(/2026$/)
})

test('an instant is shown by the clock of the town, in winter and in summer', () => {
  localeStore.set('en')
  expect(formatInstant('2026-01-10T11:00:00Z')).toContain('12:00')
  expect(formatInstant('2026-07-10T11:00:00Z')).toContain('13:00')
})

test('what is not known is a dash', () => {
  expect([formatDay(null), formatInstant(undefined)]).toEqual(['–', '–'])
})
