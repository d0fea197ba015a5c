import type { courtOutcomes, RemedyKind } from '@dovolilnice/contract/acts/remedies/act-remedy'
import type { Row } from '../../../platform/database/db.ts'
import { withdrawnEntryColumns } from '../withdrawn-entry.ts'
import { column, defineTable, type TablesOf } from '../../../platform/database/define-table.ts'

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof remedyTables> {}
}

export type RemedyRecord = Row<'act_remedy'>

/** Kept with its act, whose finality it proves. */
export const remedyTables = {
  /** What a party did about an act beside an appeal. One of a kind holds for an act. */
  act_remedy: defineTable({
    id: column.uuid('impersonal'),
    act_id: column.uuid('impersonal'),
    kind: column.text('impersonal').of<RemedyKind>(),
    lodged_on: column.day('impersonal'),
    reference: column.text('kept').byDefault(),
    note: column.text('kept').byDefault(),
    ended_on: column.day('impersonal').orNull(),
    outcome: column.text('impersonal').of<(typeof courtOutcomes)[number]>().orNull(),
    entered_by: column.uuid('kept').orNull(),
    entered_by_name: column.text('kept'),
    created_at: column.instant('impersonal'),
    version: column.integer('impersonal').byDefault(),
    ...withdrawnEntryColumns,
  }).processed(
    'acts',
    { sl: 'Odpovedi pritožbi in upravni spori', en: 'Renunciations and court actions' },
    ['identity', 'staff'],
    'archive',
  ),
}
