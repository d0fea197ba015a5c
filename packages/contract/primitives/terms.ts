import { addMonths } from './local-day.ts'
import { workingDayFrom, type ClosedDays } from './working-days.ts'

/**
 * The last day of a term of months: the day with the number of the event's day, or the last day of a month that is shorter (ZUP, art. 100); never
 * a day without work.
 */
export const lastDayOfMonths = (from: string, months: number, closed: ClosedDays): string => workingDayFrom(addMonths(from, months), closed)
