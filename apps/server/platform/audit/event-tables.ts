import { column, defineTable, type TablesOf } from '../database/define-table.ts'

declare module '../database/db.ts' {
  interface Tables extends TablesOf<typeof eventTables> {}
}

/** After forgetting, an event keeps its action and time; the people and the values are removed. */
export const eventTables = {
  event: defineTable({
    id: column.uuid('impersonal'),
    at: column.instant('impersonal'),
    action: column.text('impersonal'),
    kind: column.text('impersonal').of<'change' | 'read'>(),
    // Refers to a person; the name is removed in that person's row.
    actor_id: column.uuid('kept').orNull(),
    actor_name: column.text('forgotten'),
    subject_type: column.text('impersonal').orNull(),
    // Refers to a record; the person is removed in that record's row.
    subject_id: column.text('kept').orNull(),
    subject_label: column.text('forgotten').orNull(),
    before: column.json<Record<string, unknown>>()('forgotten').orNull(),
    after: column.json<Record<string, unknown>>()('forgotten').orNull(),
    reason: column.text('forgotten').orNull(),
    address: column.text('forgotten').orNull(),
    request_id: column.text('impersonal').orNull(),
  }).processed('trail', { sl: 'Revizijska sled', en: 'Audit trail' }, ['identity', 'statements', 'staff', 'sign_in'], 'five_years'),
}
