import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDateTimeOf } from '../../primitives/local-day.ts'
import { emptiedInstant, emptiedTimeSchema } from './emptied-time.ts'

test.each([
  ['9:30:15', '2026-11-16T08:30:15.000Z'],
  ['09.30.05', '2026-11-16T08:30:05.000Z'],
  ['930', '2026-11-16T08:30:00.000Z'],
  ['0:00:01', '2026-11-15T23:00:01.000Z'],
  ['9:30:60', undefined],
  ['9:3:15', undefined],
  ['24:00', undefined],
  ['', undefined],
])('%s on 16 November is %s', (typed, instant) => {
  expect(emptiedInstant('2026-11-16', typed)?.toISOString()).toBe(instant)
  expect(emptiedTimeSchema.safeParse(typed).success).toBe(instant !== undefined)
})

test('what the clock shows is the second that it showed, but in the hour that comes twice', () => {
  const seconds = fc.integer({ min: Date.parse('2026-01-01') / 1000, max: Date.parse('2027-12-31') / 1000 })
  const twice = (at: Date): boolean =>
    [-3600_000, 3600_000].some((off) => localDateTimeOf(new Date(at.getTime() + off)) === localDateTimeOf(at))
  fc.assert(
    fc.property(seconds, (second) => {
      const at = new Date(second * 1000)
      fc.pre(!twice(at))
      const [day = '', time = ''] = localDateTimeOf(at).split('T')
      expect(emptiedInstant(day, time)).toEqual(at)
    }),
  )
})
