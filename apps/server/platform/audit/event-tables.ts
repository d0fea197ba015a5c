import type { ColumnType } from 'kysely'
import type { OwnedTables, OwnedProcessing } from '../privacy/owner.ts'

/** jsonb: written as a JSON string, read as the parsed value. */
type Json<T> = ColumnType<T | null, string | null, string | null>

export interface EventTable {
  id: string
  at: Date
  action: string
  kind: 'change' | 'read'
  actor_id: string | null
  actor_name: string
  subject_type: string | null
  subject_id: string | null
  subject_label: string | null
  before: Json<Record<string, unknown>>
  after: Json<Record<string, unknown>>
  reason: string | null
  address: string | null
  request_id: string | null
}

declare module '../database/db.ts' {
  interface Tables {
    event: EventTable
  }
}

/** After forgetting, an event keeps its action and time; the people and the values are removed. */
export const eventTables: OwnedTables = {
  event: {
    id: 'impersonal',
    at: 'impersonal',
    action: 'impersonal',
    kind: 'impersonal',
    // Refers to a person; the name is removed in that person's row.
    actor_id: 'kept',
    actor_name: 'forgotten',
    subject_type: 'impersonal',
    // Refers to a record; the person is removed in that record's row.
    subject_id: 'kept',
    subject_label: 'forgotten',
    before: 'forgotten',
    after: 'forgotten',
    reason: 'forgotten',
    address: 'forgotten',
    request_id: 'impersonal',
  },
}

export const eventProcessing: OwnedProcessing = {
  event: {
    activity: 'trail',
    name: { sl: 'Revizijska sled', en: 'Audit trail' },
    data: ['identity', 'statements', 'staff', 'sign_in'],
    kept: 'five_years',
  },
}
