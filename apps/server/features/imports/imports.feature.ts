import type { Db } from '../../platform/database/db.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { importPrivacy, importTables } from './import-tables.ts'
import { handlePreviewImport, handleReadImportColumns } from './preview-import.ts'
import { handleStartImport } from './start-import.ts'
import { handleReadImportRows, handleReadImports, handleUndoImport } from './imports.ts'
import { runImportJob } from './run-import-job.ts'
import { undoImportJob } from './undo-import-job.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

const filesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('data_import')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute()
  return rows.flatMap(({ storage_key: key }) => key ?? [])
}

export const importsFeature: Feature = {
  name: 'imports',
  ...ownTables(importTables),
  privacy: importPrivacy,
  filesInUse,
  routes: [handleReadImportColumns, handlePreviewImport, handleStartImport, handleReadImports, handleReadImportRows, handleUndoImport],
  jobs: [runImportJob, undoImportJob],
}
