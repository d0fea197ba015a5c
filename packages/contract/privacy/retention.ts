import { addMonths } from '../primitives/local-day.ts'

/** For how long issuance records and zone-passage records are kept (specification, section 9). */
export const retentionYears = 5

/** The first local day on which data of that day is no longer kept. */
export const retainedUntil = (day: string): string => addMonths(day, 12 * retentionYears)

/** Data of earlier local days than this one is kept no longer. */
export const firstRetainedDay = (today: string): string => addMonths(today, -12 * retentionYears)
