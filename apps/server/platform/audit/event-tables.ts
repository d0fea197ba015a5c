import type { ColumnType } from 'kysely'

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
