import { type OwnedProcessing, type DeclaredTables, processed } from '../privacy/owner.ts'
import { defineTable, instant, json, text, uuid, type TableOf } from '../database/define-table.ts'

const eventTable = defineTable({
  id: uuid('impersonal'),
  at: instant('impersonal'),
  action: text('impersonal'),
  kind: text('impersonal').of<'change' | 'read'>(),
  // Refers to a person; the name is removed in that person's row.
  actor_id: uuid('kept').orNull(),
  actor_name: text('forgotten'),
  subject_type: text('impersonal').orNull(),
  // Refers to a record; the person is removed in that record's row.
  subject_id: text('kept').orNull(),
  subject_label: text('forgotten').orNull(),
  before: json<Record<string, unknown>>()('forgotten').orNull(),
  after: json<Record<string, unknown>>()('forgotten').orNull(),
  reason: text('forgotten').orNull(),
  address: text('forgotten').orNull(),
  request_id: text('impersonal').orNull(),
})

declare module '../database/db.ts' {
  interface Tables {
    event: TableOf<typeof eventTable.columns>
  }
}

/** After forgetting, an event keeps its action and time; the people and the values are removed. */
export const eventTables = {
  event: eventTable,
} satisfies DeclaredTables

export const eventProcessing: OwnedProcessing = {
  event: processed('trail', { sl: 'Revizijska sled', en: 'Audit trail' }, ['identity', 'statements', 'staff', 'sign_in'], 'five_years'),
}
