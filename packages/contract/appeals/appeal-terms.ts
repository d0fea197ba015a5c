import { addDays } from '../primitives/local-day.ts'
import { workingDayFrom } from '../primitives/working-days.ts'
import type { ClosedDays } from '../primitives/working-days.ts'
import type { AppealTimeliness } from './appeal-codes.ts'

/**
 * Whether an appeal came within its term. The product proposes this; a person decides.
 * @param lodgedOn the local day on which it was lodged; by registered post the day of posting
 * @param lastDay the last day of the term; null while the day of service is not known
 */
export const appealTimelinessOf = (lodgedOn: string, lastDay: string | null): AppealTimeliness =>
  lastDay === null ? 'unknown' : lodgedOn <= lastDay ? 'in_time' : 'late'

/**
 * The last day on which this organ sends an appeal on (ZUP, art. 245): so many days after it was complete here, moved to a working day.
 * @param completeOn the local day on which it came, or on which what it lacked came
 */
export const sendAppealBy = (completeOn: string, days: number, closed: ClosedDays): string =>
  workingDayFrom(addDays(completeOn, days), closed)
