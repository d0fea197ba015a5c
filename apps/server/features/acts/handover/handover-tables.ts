import { filesNamedBy } from '../../../platform/privacy/owner.ts'
import type { HandoverStatus } from '@dovolilnice/contract/acts/handover/handover'
import { column, defineTable, type TablesOf } from '../../../platform/database/define-table.ts'

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof handoverTables> {}
}

/** That a hand-over was made, and by whom, proves where the acts went. */
export const handoverTables = {
  act_handover: defineTable({
    id: column.uuid('impersonal'),
    year: column.integer('impersonal'),
    status: column.text('impersonal').of<HandoverStatus>(),
    package_key: column.text('kept').orNull(),
    package_sha256: column.text('impersonal').orNull(),
    package_size: column.bigInteger('impersonal').orNull(),
    certificate_key: column.text('kept').orNull(),
    certificate_sha256: column.text('impersonal').orNull(),
    // What the archive wrote of the package that it took.
    receipt: column.text('kept').orNull(),
    failure: column.text('impersonal').orNull(),
    created_by: column.uuid('kept').orNull(),
    created_by_name: column.text('kept'),
    created_at: column.instant('impersonal'),
    confirmed_by: column.uuid('kept').orNull(),
    confirmed_by_name: column.text('kept').orNull(),
    confirmed_at: column.instant('impersonal').orNull(),
    version: column.integer('impersonal').byDefault(),
  }).processed('acts', { sl: 'Predaje in izbrisi aktov', en: 'Hand-overs and deletions of acts' }, ['staff'], 'archive'),
  /** Which acts a hand-over is about, as the table of terms was when it was prepared. */
  act_handover_item: defineTable({
    handover_id: column.uuid('impersonal'),
    act_id: column.uuid('impersonal'),
    archive: column.flag('impersonal'),
    years: column.integer('impersonal'),
  }),
}

export const handoverFilesInUse = filesNamedBy({ act_handover: ['package_key', 'certificate_key'] })
