import { expect, test } from 'vitest'
import { addDays } from '../primitives/local-day.ts'
import { isWorkingDay, noClosedDays } from '../primitives/working-days.ts'
import { stateHolidays } from './holidays.ts'

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

test('the days that are shown are those that the rule of working days knows', () => {
  for (let year = 2024; year < 2034; year += 1) {
    const named = new Set(stateHolidays(year).map(({ day }) => day))
    for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1))
      expect([day, isWorkingDay(day, noClosedDays)]).toEqual([day, !isWeekend(day) && !named.has(day)])
  }
})

test('moves with Easter', () => {
  expect(stateHolidays(2026).map(({ day }) => day)).toContain('2026-04-06')
  expect(stateHolidays(2027).map(({ day }) => day)).toContain('2027-03-29')
})
