import type { courtOutcomes, RemedyKind } from '@dovolilnice/contract/acts/remedies/act-remedy'
import type { Row } from '../../../platform/database/db.ts'
import { type OwnedProcessing, type DeclaredTables, processed } from '../../../platform/privacy/owner.ts'
import { withdrawnEntryColumns } from '../withdrawn-entry.ts'
import { day, defineTable, instant, integer, text, uuid, type TableOf } from '../../../platform/database/define-table.ts'

/** What a party did about an act beside an appeal. One of a kind holds for an act. */
const actRemedyTable = defineTable({
  id: uuid('impersonal'),
  act_id: uuid('impersonal'),
  kind: text('impersonal').of<RemedyKind>(),
  lodged_on: day('impersonal'),
  reference: text('kept').byDefault(),
  note: text('kept').byDefault(),
  ended_on: day('impersonal').orNull(),
  outcome: text('impersonal').of<(typeof courtOutcomes)[number]>().orNull(),
  entered_by: uuid('kept').orNull(),
  entered_by_name: text('kept'),
  created_at: instant('impersonal'),
  version: integer('impersonal').byDefault(),
  ...withdrawnEntryColumns,
})

declare module '../../../platform/database/db.ts' {
  interface Tables {
    act_remedy: TableOf<typeof actRemedyTable.columns>
  }
}

export type RemedyRecord = Row<'act_remedy'>

/** Kept with its act, whose finality it proves. */
export const remedyTables = {
  act_remedy: actRemedyTable,
} satisfies DeclaredTables

export const remedyProcessing: OwnedProcessing = {
  act_remedy: processed(
    'acts',
    { sl: 'Odpovedi pritožbi in upravni spori', en: 'Renunciations and court actions' },
    ['identity', 'staff'],
    'archive',
  ),
}
