import { expect, test } from 'vitest'
import { monthBefore, nextRunDay } from './run-schedules.ts'

test('the next run is this month or the next, never today', () => {
  expect(nextRunDay(5, new Date('2026-11-04T12:00:00Z'))).toBe('2026-11-05')
  expect(nextRunDay(5, new Date('2026-11-05T12:00:00Z'))).toBe('2026-12-05')
  expect(nextRunDay(28, new Date('2026-12-30T12:00:00Z'))).toBe('2027-01-28')
  // Half past midnight here is still yesterday in UTC.
  expect(nextRunDay(5, new Date('2026-11-04T23:30:00Z'))).toBe('2026-12-05')
})

test('the month before, over the change of the clocks and of the year', () => {
  expect(monthBefore('2026-11-05')).toEqual({
    days: { from: '2026-10-01', until: '2026-11-01' },
    instants: { from: '2026-09-30T22:00:00.000Z', until: '2026-10-31T23:00:00.000Z' },
  })
  expect(monthBefore('2027-01-01').days).toEqual({ from: '2026-12-01', until: '2027-01-01' })
})
