import { addDays } from './local-day.ts'

/** Work-free days that fall on the same day every year (Zakon o praznikih in dela prostih dnevih v Republiki Sloveniji). */
const workFree = new Set(['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'])

/** Easter Sunday of a year, by the Gregorian computus (Meeus). */
export const easterSunday = (year: number): string => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapCenturies = Math.floor(century / 4)
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30
  const yearOfCentury = year % 100
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * lateMoon + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** Days on which a municipality does not work though the state does: holidays of the town, bridges. */
export type ClosedDays = ReadonlySet<string>

/** Where no municipality is asked, such as for the terms of the tax authority. */
export const noClosedDays: ClosedDays = new Set()

/**
 * Whether an office works on a day: not on Saturdays, Sundays, work-free days and Easter Monday, nor when the municipality is closed. Easter and
 * Pentecost are Sundays anyway.
 */
export const isWorkingDay = (day: string, closed: ClosedDays): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const easterMonday = addDays(easterSunday(Number(day.slice(0, 4))), 1)
  return weekday !== 0 && weekday !== 6 && !workFree.has(day.slice(5)) && day !== easterMonday && !closed.has(day)
}

/** The day itself when it is a working day, else the next one: a deadline never ends on a day without work (ZUP, art. 101). */
export const workingDayFrom = (day: string, closed: ClosedDays): string =>
  isWorkingDay(day, closed) ? day : workingDayFrom(addDays(day, 1), closed)

export const addWorkingDays = (day: string, count: number, closed: ClosedDays): string =>
  count <= 0 ? day : addWorkingDays(workingDayFrom(addDays(day, 1), closed), count - 1, closed)

/**
 * The last day of a term of days: the day from which it runs is not counted, and it does not end on a day without work (ZUP, art. 100 and
 * 101).
 */
export const lastDayOfTerm = (from: string, days: number, closed: ClosedDays): string => workingDayFrom(addDays(from, days), closed)
