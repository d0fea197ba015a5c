import { addMonths } from '../primitives/local-day.ts'

/** For how long issuance records and zone-passage records are kept (specification, section 9). */
export const retentionYears = 5

const usualMonths = 12 * retentionYears

/** The first local day on which data of that day is no longer kept. @param months the term of its purpose, where the town keeps it for less */
export const retainedUntil = (day: string, months: number = usualMonths): string => addMonths(day, months)

/** The last local day whose data is no longer kept today. */
export const lastExpiredDay = (today: string): string => addMonths(today, -usualMonths)

/** The last local day of data with a shorter term, on a day on which data of five years is over up to `usual`. */
export const lastDayOfTerm = (usual: string, months: number): string => addMonths(usual, usualMonths - months)

/** Books of money are kept for ten years (ZDDV-1, ZDavP-2), longer than other records. */
const moneyYears = 10

/** @param keptFrom the first local day whose other records are still kept. @returns the first local day whose books of money still are */
export const moneyKeptFrom = (keptFrom: string): string => addMonths(keptFrom, -12 * (moneyYears - retentionYears))

/** The first local day on which the books of money of that day are no longer kept. */
export const moneyKeptUntil = (day: string): string => addMonths(day, 12 * moneyYears)
