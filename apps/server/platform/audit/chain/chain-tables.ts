import type { TrailFault } from '@dovolilnice/contract/events/trail-state'
import type { EventKind } from '@dovolilnice/contract/events/event'
import { column, defineTable, type TablesOf } from '../../database/define-table.ts'

declare module '../../database/db.ts' {
  interface Tables extends TablesOf<typeof chainTables> {}
}

export const chainTables = {
  event_link: defineTable({
    // The local day of the event, or the first open day where its own was closed already.
    day: column.day('impersonal'),
    kind: column.text('impersonal').of<EventKind>(),
    // Counted from 1 in its day and kind.
    position: column.integer('impersonal'),
    event_id: column.uuid('impersonal'),
    // Salts, by which the part of the event could be tried out: digests take their places when the part is forgotten.
    name_proof: column.bytes('forgotten'),
    address_proof: column.bytes('forgotten'),
    content_proof: column.bytes('forgotten'),
    hash: column.bytes('impersonal'),
  }).processed(
    'trail',
    { sl: 'Veriga revizijske sledi', en: 'Chain of the audit trail' },
    ['identity', 'statements', 'staff', 'sign_in'],
    'five_years',
  ),
  event_day: defineTable({
    day: column.day('impersonal'),
    closed: column.flag('impersonal'),
    changes: column.integer('impersonal'),
    changes_hash: column.bytes('impersonal'),
    looks: column.integer('impersonal'),
    looks_hash: column.bytes('impersonal'),
    previous: column.bytes('impersonal').orNull(),
    chained_until: column.instant('impersonal').orNull(),
    signed_at: column.instant('impersonal'),
    key_id: column.text('impersonal'),
    signature: column.bytes('impersonal'),
  }),
  event_verification: defineTable({
    id: column.integer('impersonal'),
    at: column.instant('impersonal'),
    from_day: column.day('impersonal').orNull(),
    until_day: column.day('impersonal').orNull(),
    events: column.integer('impersonal'),
    forgotten: column.integer('impersonal'),
    waiting: column.integer('impersonal'),
    findings: column.json<TrailFault[]>()('impersonal'),
  }),
}
