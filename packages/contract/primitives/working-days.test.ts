import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, workingDayFrom, noClosedDays } from './working-days.ts'

test('weekends and the work-free days of Slovenia do not count', () => {
  const notWorked = [
    '2026-02-08',
    '2026-04-06',
    '2026-04-27',
    '2026-05-01',
    '2026-06-25',
    '2026-11-01',
    '2026-12-25',
    '2027-01-02',
    '2026-11-21',
  ]
  expect(notWorked.filter((day) => isWorkingDay(day, noClosedDays))).toEqual([])
  expect(['2026-06-08', '2026-09-15', '2026-11-23', '2026-12-24', '2026-12-28'].filter((day) => !isWorkingDay(day, noClosedDays))).toEqual(
    [],
  )
})

test('Easter Monday moves with the moon', () => {
  for (const day of ['2024-04-01', '2025-04-21', '2027-03-29', '2038-04-26', '2285-03-23'])
    expect(isWorkingDay(day, noClosedDays), day).toBe(false)
})

test('five working days reach past a weekend, and past the holidays at the end of a year', () => {
  expect(addWorkingDays('2026-11-16', 5, noClosedDays)).toBe('2026-11-23')
  expect(addWorkingDays('2026-12-24', 5, noClosedDays)).toBe('2027-01-04')
  expect(addWorkingDays('2026-12-24', 0, noClosedDays)).toBe('2026-12-24')
})

test('a deadline does not end on a day without work', () => {
  expect(workingDayFrom('2026-12-25', noClosedDays)).toBe('2026-12-28')
  expect(workingDayFrom('2026-12-24', noClosedDays)).toBe('2026-12-24')
})
