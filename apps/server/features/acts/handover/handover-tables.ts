import type { HandoverStatus } from '@dovolilnice/contract/acts/handover/handover'
import type { Db } from '../../../platform/database/db.ts'
import { type OwnedProcessing, type DeclaredTables, processed } from '../../../platform/privacy/owner.ts'
import { bigInteger, defineTable, flag, instant, integer, text, uuid, type TableOf } from '../../../platform/database/define-table.ts'

const actHandoverTable = defineTable({
  id: uuid('impersonal'),
  year: integer('impersonal'),
  status: text('impersonal').of<HandoverStatus>(),
  package_key: text('kept').orNull(),
  package_sha256: text('impersonal').orNull(),
  package_size: bigInteger('impersonal').orNull(),
  certificate_key: text('kept').orNull(),
  certificate_sha256: text('impersonal').orNull(),
  // What the archive wrote of the package that it took.
  receipt: text('kept').orNull(),
  failure: text('impersonal').orNull(),
  created_by: uuid('kept').orNull(),
  created_by_name: text('kept'),
  created_at: instant('impersonal'),
  confirmed_by: uuid('kept').orNull(),
  confirmed_by_name: text('kept').orNull(),
  confirmed_at: instant('impersonal').orNull(),
  version: integer('impersonal').byDefault(),
})

/** Which acts a hand-over is about, as the table of terms was when it was prepared. */
const actHandoverItemTable = defineTable({
  handover_id: uuid('impersonal'),
  act_id: uuid('impersonal'),
  archive: flag('impersonal'),
  years: integer('impersonal'),
})

declare module '../../../platform/database/db.ts' {
  interface Tables {
    act_handover: TableOf<typeof actHandoverTable.columns>
    act_handover_item: TableOf<typeof actHandoverItemTable.columns>
  }
}

/** That a hand-over was made, and by whom, proves where the acts went. */
export const handoverTables = {
  act_handover: actHandoverTable,
  act_handover_item: actHandoverItemTable,
} satisfies DeclaredTables

export const handoverProcessing: OwnedProcessing = {
  act_handover: processed('acts', { sl: 'Predaje in izbrisi aktov', en: 'Hand-overs and deletions of acts' }, ['staff'], 'archive'),
}

export const handoverFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('act_handover')
    .select(['package_key', 'certificate_key'])
    .where((is) => is.or([is('package_key', 'in', keys), is('certificate_key', 'in', keys)]))
    .execute()
  return rows.flatMap((row) => [row.package_key ?? [], row.certificate_key ?? []].flat())
}
