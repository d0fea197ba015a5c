import { addMonths } from '../primitives/local-day.ts'

/** For how long issuance records and zone-passage records are kept (specification, section 9). */
export const retentionYears = 5

/** The first local day on which data of that day is no longer kept. */
export const retainedUntil = (day: string): string => addMonths(day, 12 * retentionYears)

/** The last local day whose data is no longer kept today. */
export const lastExpiredDay = (today: string): string => addMonths(today, -12 * retentionYears)

/** Books of money are kept for ten years (ZDDV-1, ZDavP-2), longer than other records. */
const moneyYears = 10

/** @param keptFrom the first local day whose other records are still kept. @returns the first local day whose books of money still are */
export const moneyKeptFrom = (keptFrom: string): string => addMonths(keptFrom, -12 * (moneyYears - retentionYears))

/** The first local day on which the books of money of that day are no longer kept. */
export const moneyKeptUntil = (day: string): string => addMonths(day, 12 * moneyYears)
