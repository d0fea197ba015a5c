import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { collected } from '../privacy/owner-privacy.ts'
import type { Collect } from '../privacy/owner-privacy.ts'
import type { Owner } from '../privacy/owner.ts'
import { chainProcessing, chainTables } from './chain/chain-tables.ts'
import { forgetEvents, forgetEventsBefore } from './chain/forget-events.ts'
import { eventProcessing, eventTables } from './event-tables.ts'

const values = z.optional(z.nullable(z.record(z.string(), z.unknown())))

const eventSchema = z.object({
  at: instantSchema,
  action: z.string(),
  kind: z.string(),
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
    const { at, action, kind, subject_id: subject } = event
    return subject !== null && records.includes(subject) ? event : { at, action, kind }
  })
})

export const auditOwner: Owner = {
  name: 'audit',
  tables: { ...eventTables, ...chainTables },
  processing: { ...eventProcessing, ...chainProcessing },
  privacy: {
    collect: { events: collectEvents },
    forget: forgetEvents,
    // The fact and the time of a change are kept; the events of readings are deleted with the data that was read.
    forgetBefore: forgetEventsBefore,
  },
}
