import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { column } from '../../platform/database/define-table.ts'

/** Columns of an entry about an act that proved wrong: it stays, with the act whose standing it changed, and no longer counts from then on. */
export const withdrawnEntryColumns = {
  withdrawn_at: column.instant('impersonal').orNull(),
  withdrawn_by: column.uuid('kept').orNull(),
  withdrawn_by_name: column.text('kept').orNull(),
  withdrawn_reason: column.text('kept').orNull(),
}

/** What becomes of such an entry when somebody withdraws it. */
export const withdrawal = ({ now, user }: { now: Date; user: SessionUser }, { version }: { version: number }, reason: string) => ({
  ...{ withdrawn_at: now, withdrawn_by: user.id, withdrawn_by_name: user.name, withdrawn_reason: reason },
  version: version + 1,
})
