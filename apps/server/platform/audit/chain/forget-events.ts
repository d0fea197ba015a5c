import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Trx } from '../../database/tables.ts'

/**
 * Takes people out of the events about these records and of those by these people. Their links keep a digest of what was there. The database lets only these two
 * functions of migration 0087 change an event.
 * @param ids UUIDs of people and records
 */
export const forgetEvents = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`select forget_events(${ids}::text[], ${ids}::uuid[])`.execute(trx)
}

/**
 * Deletes looks from before the start of a local day, with their links, and takes people out of the older events of changes. By its own clock the database
 * refuses what is younger than the retention (migration 0103).
 */
export const forgetEventsBefore = async (trx: Trx, firstKept: Date): Promise<void> => {
  await sql`select forget_events_before(${firstKept}::timestamptz, ${localDayOf(firstKept)}::date)`.execute(trx)
}
