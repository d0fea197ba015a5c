import { expect, test } from 'vitest'
import { readTime, timeText } from './time-text.ts'

test.each([
  ['5', 300],
  ['5:30', 330],
  [' 05.30 ', 330],
  ['24:00', 1440],
  ['0:00', 0],
  ['24:01', undefined],
  ['5:60', undefined],
  ['5:3', undefined],
  ['pet', undefined],
])('reads %s', (typed, minutes) => {
  expect(readTime(typed)).toBe(minutes)
})

test('writes what it reads', () => {
  for (let minutes = 0; minutes <= 1440; minutes += 1) expect(readTime(timeText(minutes))).toBe(minutes)
})
