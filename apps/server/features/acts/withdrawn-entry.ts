import { column } from '../../platform/database/define-table.ts'

/** Columns of an entry about an act that proved wrong: it stays, with the act whose standing it changed, and no longer counts from then on. */
export const withdrawnEntryColumns = {
  withdrawn_at: column.instant('impersonal').orNull(),
  withdrawn_by: column.uuid('kept').orNull(),
  withdrawn_by_name: column.text('kept').orNull(),
  withdrawn_reason: column.text('kept').orNull(),
}
