import { expect, test } from 'vitest'
import { parametersSchema } from '../../resources/operations.ts'
import { endOfHold, holdEndsWithin, isHoldEnding, longestHoldHours } from './holds.ts'

const at = (instant: string) => new Date(instant)
const lengths = { usual: 45, most: 12 }
const noon = at('2026-11-16T11:00:20.000Z')

test.each([
  ['usual', '', noon, '2026-11-16T11:46:00.000Z'],
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
  expect(endOfHold(end, typed, now, lengths)?.toISOString()).toBe(instant)
})

test('what is no time ends nothing', () => {
  expect(endOfHold('time', 'kmalu', noon, lengths)).toBeUndefined()
})

test('what would last longer than the town allows is not offered', () => {
  expect(holdEndsWithin(lengths, noon)).toEqual(['usual', '15', '60', 'evening', 'time'])
  expect(holdEndsWithin({ usual: 45, most: 1 }, noon)).toEqual(['usual', '15', 'time'])
  expect(holdEndsWithin(lengths, at('2026-11-16T17:30:00.000Z'))).toEqual(['usual', '15', '60', 'time'])
  expect(holdEndsWithin({ usual: 60, most: 12 }, noon)).toEqual(['usual', '15', 'evening', 'time'])
})

test('no town lets a bollard be held for longer than a gate would hold it', () => {
  expect(parametersSchema.shape.hold_hours.safeParse(longestHoldHours).success).toBe(true)
  expect(parametersSchema.shape.hold_hours.safeParse(longestHoldHours + 1).success).toBe(false)
})

test('a hold is warned of in its last ten minutes, and not when it is over', () => {
  const ends = at('2026-11-16T12:00:00.000Z')
  expect(['11:49:59', '11:50:00', '11:59:59', '12:00:00'].map((time) => isHoldEnding(ends, at(`2026-11-16T${time}.000Z`)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
