import {
  previewImport,
  readImportColumns,
  readImportRows,
  readImports,
  startImport,
  undoImport,
} from '@dovolilnice/contract/imports/operations'
import type { Db } from '../../platform/database/db.ts'
import { implement, implementPrepared, type Feature } from '../../platform/http/feature.ts'
import { importPrivacy, importProcessing, importTables } from './import-tables.ts'
import { handlePreviewImport, handleReadImportColumns, readColumnsFile, readImportFile } from './preview-import.ts'
import { handleReadImportRows, handleReadImports, handleUndoImport } from './imports.ts'
import { runImportJob } from './run-import-job.ts'
import { handleStartImport } from './start-import.ts'
import { undoImportJob } from './undo-import-job.ts'

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
  tables: importTables,
  processing: importProcessing,
  privacy: importPrivacy,
  filesInUse,
  routes: [
    implementPrepared(readImportColumns, readColumnsFile, handleReadImportColumns),
    implementPrepared(previewImport, readImportFile, handlePreviewImport),
    implementPrepared(startImport, readImportFile, handleStartImport),
    implement(readImports, handleReadImports),
    implement(readImportRows, handleReadImportRows),
    implement(undoImport, handleUndoImport),
  ],
  jobs: [runImportJob, undoImportJob],
}
