import { instant, text, uuid } from '../../platform/database/define-table.ts'

/** Columns of an entry about an act that proved wrong: it stays, with the act whose standing it changed, and no longer counts from then on. */
export const withdrawnEntryColumns = {
  withdrawn_at: instant('impersonal').orNull(),
  withdrawn_by: uuid('kept').orNull(),
  withdrawn_by_name: text('kept').orNull(),
  withdrawn_reason: text('kept').orNull(),
}
