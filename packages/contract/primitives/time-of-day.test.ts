import { expect, test } from 'vitest'
import { listPasses } from '../access/passes.ts'
import { columnText, endText } from '../columns/column-text.ts'
import { timeOfDaySchema } from './field-schemas.ts'
import { clockTime, readTime } from './time-of-day.ts'

test.each([
  ['5', 300],
  ['5:30', 330],
  [' 05.30 ', 330],
  ['530', 330],
  ['0530', 330],
  ['24:00', 1440],
  ['0:00', 0],
  ['24:01', undefined],
  ['5:60', undefined],
  ['5:3', undefined],
  ['2460', undefined],
  ['pet', undefined],
  ['', undefined],
])('reads %s', (typed, minutes) => {
  expect(readTime(typed)).toBe(minutes)
})

test('writes what it reads, and stores it in one form that sorts by the clock', () => {
  const stored = Array.from({ length: 1441 }, (_, minutes) => timeOfDaySchema.parse(clockTime(minutes)))
  stored.forEach((time, minutes) => expect(readTime(time)).toBe(minutes))
  expect(stored.toSorted()).toEqual(stored)
  expect(stored.every((time) => /^\d\d:\d\d$/.test(time))).toBe(true)
})

test('what ends at midnight ends at 24:00 of its last day, alone and in the list of passes', () => {
  const ends = (instant: string) => [endText(instant, 'sl'), endText(instant, 'en')]
  expect(ends('2026-11-28T23:00:00Z')).toEqual(['28. 11. 2026, 24:00', '28 November 2026, 24:00'])
  expect(ends('2026-11-28T22:59:00Z')).toEqual(['28. 11. 2026, 23:59', '28 November 2026, 23:59'])
  expect(endText('2026-07-01T22:00:00Z', 'sl', (instant) => instant)).toBe('2026-07-01T21:59:00.000Z')
  const { until_at: until, issued_by_name: issuer } = listPasses.list.columns
  const words = (column: Parameters<typeof columnText>[0], key: string, row: object) => columnText(column, key, row, 'sl')
  expect(words(until, 'until_at', { until_at: '2026-12-22T23:00:00Z' })).toBe('22. 12. 2026, 24:00')
  expect(['', 'Petra Kos'].map((name) => words(issuer, 'issued_by_name', { issued_by_name: name }))).toEqual(['samodejno', 'Petra Kos'])
})
