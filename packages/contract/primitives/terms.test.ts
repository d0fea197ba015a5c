import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  localDateTimeOf,
  localDayOf,
  instantOn,
  localMinutesOf,
  nextTimeOfDay,
  pastInstantOn,
  startOfLocalDay,
  timeZone,
} from './local-day.ts'
import { lastDayOfMonths } from './terms.ts'
import { addWorkingDays, isWorkingDay, lastDayOfTerm, noClosedDays } from './working-days.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count))
const days = fc.integer({ min: 1, max: 200 })
const months = fc.integer({ min: 1, max: 24 })

test('a term ends on a working day, never before its days are over and never later than the first working day after them', () => {
  fc.assert(
    fc.property(day, days, (from, count) => {
      const end = lastDayOfTerm(from, count, noClosedDays)
      expect(isWorkingDay(end, noClosedDays)).toBe(true)
      expect(daysBetween(from, end)).toBeGreaterThanOrEqual(count)
      for (let between = addDays(from, count); between < end; between = addDays(between, 1))
        expect(isWorkingDay(between, noClosedDays)).toBe(false)
    }),
  )
})

test('a term of months ends by the number of its day, or on the last day of a shorter month', () => {
  fc.assert(
    fc.property(day, months, (from, count) => {
      const end = lastDayOfMonths(from, count, noClosedDays)
      const last = addMonths(from, count)
      expect(isWorkingDay(end, noClosedDays)).toBe(true)
      expect(end >= last).toBe(true)
      expect(daysBetween(last, end)).toBeLessThanOrEqual(5)
      const isShorter = last.slice(8) !== from.slice(8)
      if (isShorter) expect(addDays(last, 1).slice(8)).toBe('01')
    }),
  )
})

test('whoever begins later is never due earlier, and a longer term never ends earlier', () => {
  fc.assert(
    fc.property(day, days, fc.integer({ min: 0, max: 60 }), (from, count, later) => {
      expect(lastDayOfTerm(addDays(from, later), count, noClosedDays) >= lastDayOfTerm(from, count, noClosedDays)).toBe(true)
      expect(lastDayOfTerm(from, count + later, noClosedDays) >= lastDayOfTerm(from, count, noClosedDays)).toBe(true)
      expect(addWorkingDays(addDays(from, later), count, noClosedDays) >= addWorkingDays(from, count, noClosedDays)).toBe(true)
    }),
  )
})

test('working days are counted one by one', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
      const end = addWorkingDays(from, count, noClosedDays)
      const worked = Array.from({ length: daysBetween(from, end) }, (_, index) => addDays(from, index + 1)).filter((day) =>
        isWorkingDay(day, noClosedDays),
      )
      expect(worked).toHaveLength(count)
      expect(worked.at(-1)).toBe(end)
    }),
  )
})

test('ends of months, leap years, Sundays and holidays', () => {
  expect(lastDayOfMonths('2027-01-31', 1, noClosedDays)).toBe('2027-03-01') // 28 February is a Sunday
  expect(lastDayOfMonths('2028-01-31', 1, noClosedDays)).toBe('2028-02-29')
  expect(lastDayOfMonths('2026-01-31', 1, noClosedDays)).toBe('2026-03-02') // 28 February is a Saturday
  expect(lastDayOfMonths('2026-10-30', 4, noClosedDays)).toBe('2027-03-01')
  expect(lastDayOfMonths('2026-11-25', 1, noClosedDays)).toBe('2026-12-28') // Christmas, St Stephen, a Sunday
  expect(lastDayOfMonths('2026-12-31', 2, noClosedDays)).toBe('2027-03-01')
  expect(lastDayOfTerm('2026-11-07', 15, noClosedDays)).toBe('2026-11-23') // the fifteenth day is a Sunday
  expect(lastDayOfTerm('2026-04-28', 3, noClosedDays)).toBe('2026-05-04') // 1 May, 2 May and a Sunday
  expect(lastDayOfTerm('2028-02-21', 8, noClosedDays)).toBe('2028-02-29')
})

test('the wall clock is what the table of time zones says, at any instant in any order', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const any = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  // The two hours around each change of the clocks.
  const change = fc
    .tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2044-10-30'), fc.integer({ min: 0, max: 7_200_000 }))
    .map(([date, after]) => new Date(Date.parse(`${date}T00:00:00Z`) + after))
  fc.assert(
    fc.property(fc.oneof(any, change), (instant) => {
      const shown = localDateTimeOf(instant)
      expect(shown).toBe(zone.format(instant).replace(' ', 'T'))
      expect(localDayOf(instant)).toBe(shown.slice(0, 10))
      expect(localMinutesOf(instant)).toBe(Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)))
    }),
    { numRuns: 2000 },
  )
})

test('a time of day that came twice is the last one that has passed', () => {
  const at = (now: string, minutes: number): string => pastInstantOn('2027-10-31', minutes, new Date(now)).toISOString()
  expect(at('2027-10-31T00:40:00Z', 150)).toBe('2027-10-31T00:30:00.000Z')
  expect(at('2027-10-31T01:29:59Z', 150)).toBe('2027-10-31T00:30:00.000Z')
  expect(at('2027-10-31T01:30:00Z', 150)).toBe('2027-10-31T01:30:00.000Z')
  expect(at('2027-10-31T12:00:00Z', 119)).toBe('2027-10-30T23:59:00.000Z')
  expect(at('2027-10-31T12:00:00Z', 180)).toBe('2027-10-31T02:00:00.000Z')
})

test('a time of day that comes twice comes next within the hour', () => {
  const next = (now: string, minutes: number): string => nextTimeOfDay(minutes, new Date(now)).toISOString()
  expect(next('2027-10-31T00:10:00Z', 150)).toBe('2027-10-31T00:30:00.000Z')
  expect(next('2027-10-31T00:30:00Z', 150)).toBe('2027-10-31T01:30:00.000Z')
  expect(next('2027-10-31T01:29:59Z', 150)).toBe('2027-10-31T01:30:00.000Z')
  expect(next('2027-10-31T01:30:00Z', 150)).toBe('2027-11-01T01:30:00.000Z')
  expect(next('2027-10-31T01:10:00Z', 60)).toBe('2027-11-01T00:00:00.000Z')
})

test.each(['2027-03-28', '2027-10-31', '2027-06-15'])(
  'every time of day that clocks show on %s is an instant of that day, and 24:00 is its end',
  (on) => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      const isSkipped = on === '2027-03-28' && minutes >= 120 && minutes < 180
      const at = instantOn(on, minutes)
      if (!isSkipped) expect([localDayOf(at), localMinutesOf(at)]).toEqual([on, minutes])
    }
    expect(instantOn(on, 1440)).toEqual(startOfLocalDay(addDays(on, 1)))
  },
)
