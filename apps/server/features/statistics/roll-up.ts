import { addDays, daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastExpiredDay } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { tryAdvisoryLock } from '../../platform/database/advisory-lock.ts'
import type { Db, Row, Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { countDecisions, countReceived } from './count-applications.ts'
import { countIncome } from './count-income.ts'
import { countOccupancy, findFirstPermitDay } from './count-occupancy.ts'
import { countPassages, findFirstPassageDay, findLateDays, spansOf } from './count-passages.ts'

type Needed = Pick<Services, 'database' | 'clock'>
type Progress = Pick<Row<'statistic_progress'>, 'counted_day' | 'counted_at'>

/** Of PostgreSQL's advisory lock: one process counts at a time. */
export const lockKey = 7_304_152

/** What was received this long before the last count is looked at again: its transaction may have ended after the count. */
const overlapMs = 24 * 3_600_000

/** Days before the last counted one that are counted again in any case. */
const againDays = 7

/** The first day of all that may be counted at the first time. */
const beginning = '1900-01-01'

const readProgress = (db: Db): Promise<Progress | undefined> =>
  db.selectFrom('statistic_progress').select(['counted_day', 'counted_at']).executeTakeFirst()

/** Every day from one to another. */
const daysOf = (first: string, last: string): string[] =>
  first > last ? [] : Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/** The days whose passages are counted: at first all, then those since the last count and those of which gates have told since. */
const passageDays = async (db: Db, before: Progress | undefined, kept: string, yesterday: string): Promise<string[]> => {
  if (before === undefined) return daysOf((await findFirstPassageDay(db)) ?? yesterday, yesterday)
  const late = await findLateDays(db, new Date(before.counted_at.getTime() - overlapMs))
  return [...late, ...daysOf(addDays(before.counted_day, -againDays), yesterday)].filter((day) => day >= kept && day <= yesterday)
}

const occupancyDays = async (db: Db, before: Progress | undefined, yesterday: string) => ({
  first: before === undefined ? ((await findFirstPermitDay(db)) ?? yesterday) : addDays(before.counted_day, 1),
  last: yesterday,
})

/**
 * Brings the statistics up to yesterday, from the rows of each day anew, so it may run again at any time. Days whose rows are no longer kept stay as they
 * were counted. Each part is a transaction of its own; the progress is noted last, so what broke off is counted again.
 * @param signal between two parts an aborted count ends
 * @returns how many rows of the statistics changed
 */
const count = async ({ database, clock }: Needed, signal: AbortSignal | undefined): Promise<number> => {
  const now = clock.now()
  const today = localDayOf(now)
  const yesterday = addDays(today, -1)
  const before = await readProgress(database.kysely)
  const kept = addDays(lastExpiredDay(today), 1)
  const all = { first: before === undefined ? beginning : kept, last: yesterday }
  const occupancy = await occupancyDays(database.kysely, before, yesterday)
  const passages = await passageDays(database.kysely, before, kept, yesterday)
  let changed = 0
  const add = async (part: (trx: Trx) => Promise<number>): Promise<void> => {
    signal?.throwIfAborted()
    changed += await database.transaction(part)
  }
  for (const part of [countReceived, countDecisions, countIncome]) await add((trx) => part(trx, all))
  if (occupancy.first <= occupancy.last) await add((trx) => countOccupancy(trx, occupancy))
  for (const span of spansOf(passages)) await add((trx) => countPassages(trx, span))
  signal?.throwIfAborted()
  const counted = { counted_day: yesterday, counted_at: now }
  await database.transaction((trx) =>
    trx
      .insertInto('statistic_progress')
      .values(counted)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(counted))
      .execute(),
  )
  return changed
}

/** Counts, unless another process does: what that one counts is the same. @returns how many rows of the statistics changed */
export const rollUp = async (services: Needed, signal?: AbortSignal): Promise<number> =>
  (await tryAdvisoryLock(services.database, lockKey, () => count(services, signal))) ?? 0

/** Early in the night, before the retention. */
export const rollUpStatistics = defineJob({
  name: 'roll-up-statistics',
  schema: z.object({}),
  dailyAt: '00:20',
  timeoutSeconds: 3600,
  handle: async (_, { services, signal }) => void (await rollUp(services, signal)),
})

/** A town without statistics, new or just updated, does not wait for the night. */
export const rollUpAtStart = async ({ database, send }: Services): Promise<() => Promise<void>> => {
  if ((await readProgress(database.kysely)) === undefined)
    await database.transaction((trx) => send(trx, rollUpStatistics, {}, { singletonKey: 'start' }))
  return async () => {}
}
