import type { MissedTerm, RestitutionOutcome } from '@dovolilnice/contract/acts/restitution/restitution'
import type { Row } from '../../../platform/database/db.ts'
import { type OwnedProcessing, type DeclaredTables, processed } from '../../../platform/privacy/owner.ts'
import { withdrawnEntryColumns } from '../withdrawn-entry.ts'
import { day, defineTable, instant, integer, text, uuid, type TableOf } from '../../../platform/database/define-table.ts'

/** A proposal to restore a missed term. One of an act is open at a time. */
export const actRestitutionTable = defineTable({
  id: uuid('impersonal'),
  act_id: uuid('impersonal'),
  term: text('impersonal').of<MissedTerm>(),
  missed_on: day('impersonal').orNull(),
  proposed_on: day('impersonal', 'own'),
  ceased_on: day('impersonal'),
  // The order quotes it.
  grounds: text('kept', 'own'),
  outcome: text('impersonal', 'own').of<RestitutionOutcome>().orNull(),
  order_id: uuid('impersonal').orNull(),
  entered_by: uuid('kept').orNull(),
  entered_by_name: text('kept'),
  created_at: instant('impersonal'),
  version: integer('impersonal').byDefault(),
  ...withdrawnEntryColumns,
})

declare module '../../../platform/database/db.ts' {
  interface Tables {
    act_restitution: TableOf<typeof actRestitutionTable.columns>
  }
}

export type RestitutionRecord = Row<'act_restitution'>

/** Kept with its act, whose finality it proves. */
export const restitutionTables = {
  act_restitution: actRestitutionTable,
} satisfies DeclaredTables

export const restitutionProcessing: OwnedProcessing = {
  act_restitution: processed(
    'acts',
    { sl: 'Predlogi za vrnitev v prejšnje stanje', en: 'Proposals to restore missed terms' },
    ['statements', 'staff'],
    'archive',
  ),
}
