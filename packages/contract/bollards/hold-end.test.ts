import { expect, test } from 'vitest'
import { endOfHold, holdEndsWithin } from './hold-end.ts'

const at = (instant: string) => new Date(instant)
const noon = at('2026-11-16T11:00:20.000Z')

test.each([
  ['15', '', noon, '2026-11-16T11:16:00.000Z'],
  ['60', '', noon, '2026-11-16T12:01:00.000Z'],
  ['evening', '', noon, '2026-11-16T17:00:00.000Z'],
  ['evening', '', at('2026-11-16T17:00:00.000Z'), '2026-11-17T17:00:00.000Z'],
  ['time', '13.30', noon, '2026-11-16T12:30:00.000Z'],
  ['time', '9', noon, '2026-11-17T08:00:00.000Z'],
  ['time', '24:00', noon, '2026-11-16T23:00:00.000Z'],
  // The clocks go back at three in the morning of 25 October, and forward on 29 March.
  ['time', '9:00', at('2026-10-24T20:00:00.000Z'), '2026-10-25T08:00:00.000Z'],
  ['time', '9:00', at('2027-03-27T20:00:00.000Z'), '2027-03-28T07:00:00.000Z'],
] as const)('%s %s', (end, typed, now, instant) => {
  expect(endOfHold(end, typed, now)?.toISOString()).toBe(instant)
})

test('what is no time ends nothing', () => {
  expect(endOfHold('time', 'kmalu', noon)).toBeUndefined()
})

test('what would last longer than the town allows is not offered', () => {
  expect(holdEndsWithin(12, noon)).toEqual(['15', '60', 'evening', 'time'])
  expect(holdEndsWithin(1, noon)).toEqual(['15', 'time'])
  expect(holdEndsWithin(12, at('2026-11-16T17:30:00.000Z'))).toEqual(['15', '60', 'time'])
})
