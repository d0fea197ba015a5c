import type { MissedTerm, RestitutionOutcome } from '@dovolilnice/contract/acts/restitution/restitution'
import type { Row } from '../../../platform/database/db.ts'
import { withdrawnEntryColumns } from '../withdrawn-entry.ts'
import { column, defineTable, type TablesOf } from '../../../platform/database/define-table.ts'

/** A proposal to restore a missed term. One of an act is open at a time. */
export const actRestitutionTable = defineTable({
  id: column.uuid('impersonal'),
  act_id: column.uuid('impersonal'),
  term: column.text('impersonal').of<MissedTerm>(),
  missed_on: column.day('impersonal').orNull(),
  proposed_on: column.day('impersonal', 'own'),
  ceased_on: column.day('impersonal'),
  // The order quotes it.
  grounds: column.text('kept', 'own'),
  outcome: column.text('impersonal', 'own').of<RestitutionOutcome>().orNull(),
  order_id: column.uuid('impersonal').orNull(),
  entered_by: column.uuid('kept').orNull(),
  entered_by_name: column.text('kept'),
  created_at: column.instant('impersonal'),
  version: column.integer('impersonal').byDefault(),
  ...withdrawnEntryColumns,
}).processed(
  'acts',
  { sl: 'Predlogi za vrnitev v prejšnje stanje', en: 'Proposals to restore missed terms' },
  ['statements', 'staff'],
  'archive',
)

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof restitutionTables> {}
}

export type RestitutionRecord = Row<'act_restitution'>

/** Kept with its act, whose finality it proves. */
export const restitutionTables = {
  act_restitution: actRestitutionTable,
}
