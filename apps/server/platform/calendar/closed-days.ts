import { closedDaysSchema, workFreeDays } from '@dovolilnice/contract/holidays/holidays'
import { invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { openingWindows, type OwnHours, ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { hasOpeningDay, hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { addDays, daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, type ClosedDays } from '@dovolilnice/contract/primitives/working-days'
import type { Db } from '../database/db.ts'

/** Days on which this municipality does not work, beside those of the state. Terms do not end on them (ZUP, art. 101). */
export const readClosedDays = async (db: Db): Promise<ClosedDays> => {
  const stored = await db.selectFrom('parameter').select('value').where('key', '=', 'closed_days').executeTakeFirst()
  return new Set(closedDaysSchema.parse(stored?.value ?? []).map(({ day }) => day))
}

/** The work-free days of the state and of this municipality from an instant on, for so many days. */
export const readWorkFreeDays = async (db: Db, now: Date, days = 1): Promise<string[]> => {
  const today = localDayOf(now)
  return workFreeDays(today, addDays(today, days), await readClosedDays(db))
}

/** A permit whose days hold none on which it opens would be sold for nothing. @throws OperationError `validation` */
export const requireOpeningDay = async (
  db: Db,
  ofKind: readonly TimeWindow[],
  permit: Validity & OwnHours,
  locale: Locale,
): Promise<void> => {
  const windows = openingWindows(ofKind, ownWindow(permit)) ?? []
  const workFree = new Set(workFreeDays(permit.valid_from, permit.valid_until, await readClosedDays(db)))
  if (hasOpeningDay(windows, permit, workFree)) return
  const hours = hoursInWords(ofKind, locale)
  throw invalidField('valid_from', 'no_opening_day', locale, { hours })
}

/**
 * How many days a term has that ends on a day: the usual number where it ends there, else as many as lie between.
 * @param from the day from which it runs
 */
export const daysOfTerm = async (db: Db, from: string, last: string, usual: number): Promise<number> =>
  lastDayOfTerm(from, usual, await readClosedDays(db)) === last ? usual : daysBetween(from, last)
