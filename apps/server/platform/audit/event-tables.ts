import type { ColumnType } from 'kysely'
import type { OwnedTables } from '../privacy/owner.ts'

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

declare module '../database/tables.ts' {
  interface Tables {
    event: EventTable
  }
}

/** Of the trail stays that something was done, when and by which action; who, to whom and with what values goes. */
export const eventTables: OwnedTables = {
  event: {
    id: 'impersonal',
    at: 'impersonal',
    action: 'impersonal',
    kind: 'impersonal',
    // Points at a person whose own row forgets the name.
    actor_id: 'kept',
    actor_name: 'forgotten',
    subject_type: 'impersonal',
    // Points at a record that forgets its person.
    subject_id: 'kept',
    subject_label: 'forgotten',
    before: 'forgotten',
    after: 'forgotten',
    reason: 'forgotten',
    address: 'forgotten',
    request_id: 'impersonal',
  },
}
