import type { ImportOutcome, ImportStatus, ImportSubject } from '@dovolilnice/contract/imports/import'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Generated } from 'kysely'
import type { OwnerPrivacy } from '../../platform/privacy/owner.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

export interface DataImportTable {
  id: string
  subject: ImportSubject
  file_name: string
  /** The file while it is waited for; null once the import has ended. */
  storage_key: string | null
  /** In which the rows' notes are. */
  locale: Locale
  status: ImportStatus
  /** What its columns mean, as keys with commas between them; null: by their titles. */
  columns: string | null
  rows_total: number
  rows_done: Generated<number>
  kept: Generated<number>
  made_by: string
  made_at: Date
  ended_at: Date | null
}

export interface DataImportRowTable {
  import_id: string
  line: number
  outcome: ImportOutcome
  note: string
  record_id: string | null
  /** Whether an undo took the record back; null before one has tried. */
  taken_back: boolean | null
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof importTables> {}
}

/** The name of a file may be a person's, and a row says which record it made: an import goes as a whole when the retention ends. */
export const importTables = {
  data_import: forgottenTable<DataImportTable>().processed(
    'accounts',
    { sl: 'Uvozi datotek', en: 'Imports of files' },
    ['staff'],
    'five_years',
  ),
  data_import_row: forgottenTable<DataImportRowTable>().processed(
    'accounts',
    { sl: 'Vrstice uvozov', en: 'Rows of imports' },
    ['statements'],
    'five_years',
  ),
  /** What was chosen for the columns of a file, by the hash of its titles. */
  import_columns: defineTable({
    subject: column.text('impersonal').of<ImportSubject>(),
    titles_hash: column.text('impersonal'),
    columns: column.text('impersonal'),
    chosen_at: column.instant('impersonal'),
  }),
}

export const importPrivacy: OwnerPrivacy = {
  // Its rows go with it. An import that is so old can no longer be undone.
  forgetBefore: async (trx, before) => void (await trx.deleteFrom('data_import').where('made_at', '<', before).execute()),
}
