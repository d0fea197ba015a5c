import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../primitives/local-day.ts'
import { isWorkingDay, noClosedDays } from '../../primitives/working-days.ts'
import { proposeBy } from './restitution.ts'

const day = fc.integer({ min: 0, max: 80 * 366 }).map((count) => addDays('1992-01-01', count))

test.each([
  ['eight days from the end of the cause', '2026-11-16', '2026-11-02', '2026-11-24'],
  ['their end on a Saturday', '2026-11-13', '2026-11-02', '2026-11-23'],
  ['three months from the missed day, whatever the cause', '2027-02-01', '2026-11-02', '2027-02-02'],
  ['three months that end on a holiday', '2027-02-05', '2026-11-08', '2027-02-09'],
  ['a missed day that is not known', '2027-02-01', null, '2027-02-09'],
])('a restoration is proposed within %s', (_, ceased, missed, last) => {
  expect(proposeBy(ceased, missed, noClosedDays)).toBe(last)
})

test('the last day is a working day, never later than by the cause alone, and never earlier for a cause that ended later', () => {
  fc.assert(
    fc.property(day, fc.option(day), fc.nat(100), (ceased, missed, more) => {
      const last = proposeBy(ceased, missed, noClosedDays)
      expect(isWorkingDay(last, noClosedDays)).toBe(true)
      expect(last <= proposeBy(ceased, null, noClosedDays)).toBe(true)
      expect(last <= proposeBy(addDays(ceased, more), missed, noClosedDays)).toBe(true)
    }),
  )
})
