import { expect, test } from 'vitest'
import { lastSendingDay } from './fiscal-term.ts'

test('the day of issue does not count, weekends and work-free days neither', () => {
  expect(lastSendingDay(new Date('2026-11-16T10:00:00Z'))).toBe('2026-11-18')
  expect(lastSendingDay(new Date('2026-11-19T10:00:00Z'))).toBe('2026-11-23')
  expect(lastSendingDay(new Date('2026-12-24T10:00:00Z'))).toBe('2026-12-29')
  expect(lastSendingDay(new Date('2026-12-31T10:00:00Z'))).toBe('2027-01-05')
})

test('an invoice of the first minutes of a local day belongs to that day', () => {
  expect(lastSendingDay(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-18')
})
