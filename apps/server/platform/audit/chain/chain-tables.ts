import { type OwnedProcessing, type DeclaredTables, processed } from '../../privacy/owner.ts'
import type { TrailFault } from '@dovolilnice/contract/events/trail-state'
import type { EventKind } from '@dovolilnice/contract/events/event'
import { bytes, day, defineTable, flag, instant, integer, json, text, uuid, type TableOf } from '../../database/define-table.ts'

const eventLinkTable = defineTable({
  // The local day of the event, or the first open day where its own was closed already.
  day: day('impersonal'),
  kind: text('impersonal').of<EventKind>(),
  // Counted from 1 in its day and kind.
  position: integer('impersonal'),
  event_id: uuid('impersonal'),
  // Salts, by which the part of the event could be tried out: digests take their places when the part is forgotten.
  name_proof: bytes('forgotten'),
  address_proof: bytes('forgotten'),
  content_proof: bytes('forgotten'),
  hash: bytes('impersonal'),
})

const eventDayTable = defineTable({
  day: day('impersonal'),
  closed: flag('impersonal'),
  changes: integer('impersonal'),
  changes_hash: bytes('impersonal'),
  looks: integer('impersonal'),
  looks_hash: bytes('impersonal'),
  previous: bytes('impersonal').orNull(),
  chained_until: instant('impersonal').orNull(),
  signed_at: instant('impersonal'),
  key_id: text('impersonal'),
  signature: bytes('impersonal'),
})

const eventVerificationTable = defineTable({
  id: integer('impersonal'),
  at: instant('impersonal'),
  from_day: day('impersonal').orNull(),
  until_day: day('impersonal').orNull(),
  events: integer('impersonal'),
  forgotten: integer('impersonal'),
  waiting: integer('impersonal'),
  findings: json<TrailFault[]>()('impersonal'),
})

declare module '../../database/db.ts' {
  interface Tables {
    event_link: TableOf<typeof eventLinkTable.columns>
    event_day: TableOf<typeof eventDayTable.columns>
    event_verification: TableOf<typeof eventVerificationTable.columns>
  }
}

export const chainProcessing: OwnedProcessing = {
  event_link: processed(
    'trail',
    { sl: 'Veriga revizijske sledi', en: 'Chain of the audit trail' },
    ['identity', 'statements', 'staff', 'sign_in'],
    'five_years',
  ),
}

export const chainTables = {
  event_link: eventLinkTable,
  event_day: eventDayTable,
  event_verification: eventVerificationTable,
} satisfies DeclaredTables
