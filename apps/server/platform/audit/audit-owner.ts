import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Trx, sql } from '../database/db.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { type Collect, collected, type Owner, ownTables } from '../privacy/owner.ts'
import { chainTables } from './chain/chain-tables.ts'
import { eventTables } from './event-tables.ts'

/**
 * Takes people out of the events about these records and of those by these people. Their links keep a digest of what was there. The database lets only these two
 * functions of forgetting change an event.
 * @param ids UUIDs of people and records
 */
const forgetEvents = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`select forget_events(${ids}::text[], ${ids}::uuid[])`.execute(trx)
}

/**
 * Deletes looks from before the start of a local day, with their links, and takes people out of the older events of changes. By its own clock the database
 * refuses what is younger than the retention (`forget_events_before`).
 */
const forgetEventsBefore = async (trx: Trx, firstKept: Date): Promise<void> => {
  await sql`select forget_events_before(${firstKept}::timestamptz, ${localDayOf(firstKept)}::date)`.execute(trx)
}

const values = z.optional(z.nullable(z.record(z.string(), z.unknown())))

const eventSchema = z.object({
  at: instantSchema,
  action: z.string(),
  kind: z.string(),
  /** Whether the person did it, somebody of the office, or the product by itself. Who of the office it was is not the person's data. */
  by: z.enum(['self', 'office', 'product']),
  subject_id: z.optional(z.nullable(z.string())),
  subject_label: z.optional(z.nullable(z.string())),
  before: values,
  after: values,
  reason: z.optional(z.nullable(z.string())),
})

/**
 * What the person did, and what others changed or read of their data. Of a clerk's own work only the fact is included: the values are
 * other people's data.
 */
const collectEvents: Collect = collected(z.array(eventSchema), async (db, records) => {
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where((is) => is.or([is('actor_id', 'in', records), is('subject_id', 'in', records)]))
    .orderBy('at')
    .execute()
  return events.map((event) => {
    const { at, action, kind, subject_id: subject, actor_id: actor } = event
    const by = actor === null ? ('product' as const) : records.includes(actor) ? ('self' as const) : ('office' as const)
    return subject !== null && records.includes(subject) ? { ...event, by } : { at, action, kind, by }
  })
})

export const auditOwner: Owner = {
  name: 'audit',
  ...ownTables({ ...eventTables, ...chainTables }),
  privacy: {
    collect: { events: collectEvents },
    forget: forgetEvents,
    // The fact and the time of a change are kept; the events of readings are deleted with the data that was read.
    forgetBefore: forgetEventsBefore,
  },
}
