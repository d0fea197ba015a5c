import { expect, test } from 'vitest'
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
