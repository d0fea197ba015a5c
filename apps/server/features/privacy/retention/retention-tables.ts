import { forgottenTable, type TablesOf } from '../../../platform/database/define-table.ts'
import type { RetentionStatus } from '@dovolilnice/contract/privacy/retention/retention'
import type { RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../../../platform/database/db.ts'
import type { OwnerPrivacy } from '../../../platform/privacy/owner.ts'
import type { ChangedRows } from './count-changes.ts'

type Counts<T> = ColumnType<Record<string, T>, string | undefined, string>

export interface RetentionRunTable {
  id: string
  status: RetentionStatus
  at: Date
  ended_at: Generated<Date | null>
  until: string
  /** The town's terms by which it was counted; null in runs before they were kept. */
  terms: Json<RetentionSettings> | null
  /** Records by kind, as the owners of tables count them. */
  records: Counts<number>
  tables: Counts<ChangedRows>
  /** The sum of all rows. */
  rows: Generated<number>
  /** The usual number of rows of each table from which this run is far. */
  unusual: Counts<number>
  confirmed_by: Generated<string | null>
  confirmed_by_name: Generated<string | null>
}

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof retentionTables> {}
}

/** Reports are deleted when they are as old as the data that they tell of. */
export const retentionTables = {
  retention_run: forgottenTable<RetentionRunTable>().processed(
    'trail',
    { sl: 'Poročila o rokih hrambe', en: 'Reports of the retention' },
    ['staff'],
    'five_years',
  ),
}

export const retentionPrivacy: OwnerPrivacy = {
  // Also one that was never confirmed.
  forgetBefore: async (trx, before) =>
    void (await trx.deleteFrom('retention_run').where('at', '<', before).where('status', '!=', 'running').execute()),
}
