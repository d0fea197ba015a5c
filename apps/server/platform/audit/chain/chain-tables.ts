import type { OwnedProcessing, OwnedTables } from '../../privacy/owner.ts'
import type { TrailFault } from '@dovolilnice/contract/events/trail-state'
import type { EventKind } from '@dovolilnice/contract/events/event'
import type { ColumnType } from 'kysely'

interface EventLinkTable {
  /** The local day of the event, or the first open day where its own was closed already. */
  day: string
  kind: EventKind
  /** Counted from 1 in its day and kind. */
  position: number
  event_id: string
  name_proof: Uint8Array
  address_proof: Uint8Array
  content_proof: Uint8Array
  hash: Uint8Array
}

interface EventDayTable {
  day: string
  closed: boolean
  changes: number
  changes_hash: Uint8Array
  looks: number
  looks_hash: Uint8Array
  previous: Uint8Array | null
  chained_until: Date | null
  signed_at: Date
  key_id: string
  signature: Uint8Array
}

interface EventVerificationTable {
  id: number
  at: Date
  from_day: string | null
  until_day: string | null
  events: number
  forgotten: number
  waiting: number
  findings: ColumnType<TrailFault[], string, string>
}

declare module '../../database/db.ts' {
  interface Tables {
    event_link: EventLinkTable
    event_day: EventDayTable
    event_verification: EventVerificationTable
  }
}

export const chainProcessing: OwnedProcessing = {
  event_link: {
    activity: 'trail',
    name: { sl: 'Veriga revizijske sledi', en: 'Chain of the audit trail' },
    data: ['identity', 'statements', 'staff', 'sign_in'],
    kept: 'five_years',
  },
}

export const chainTables: OwnedTables = {
  event_link: {
    day: 'impersonal',
    kind: 'impersonal',
    position: 'impersonal',
    event_id: 'impersonal',
    // Salts, by which the part of the event could be tried out: digests take their places when the part is forgotten.
    name_proof: 'forgotten',
    address_proof: 'forgotten',
    content_proof: 'forgotten',
    hash: 'impersonal',
  },
  event_day: {
    day: 'impersonal',
    closed: 'impersonal',
    changes: 'impersonal',
    changes_hash: 'impersonal',
    looks: 'impersonal',
    looks_hash: 'impersonal',
    previous: 'impersonal',
    chained_until: 'impersonal',
    signed_at: 'impersonal',
    key_id: 'impersonal',
    signature: 'impersonal',
  },
  event_verification: {
    id: 'impersonal',
    at: 'impersonal',
    from_day: 'impersonal',
    until_day: 'impersonal',
    events: 'impersonal',
    forgotten: 'impersonal',
    waiting: 'impersonal',
    findings: 'impersonal',
  },
}
