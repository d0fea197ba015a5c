import { previewImport } from '@dovolilnice/contract/imports/preview-import'
import { readImportRows } from '@dovolilnice/contract/imports/read-import-rows'
import { readImports } from '@dovolilnice/contract/imports/read-imports'
import { startImport } from '@dovolilnice/contract/imports/start-import'
import { undoImport } from '@dovolilnice/contract/imports/undo-import'
import type { Db } from '../../platform/database/tables.ts'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { importPrivacy } from './import-privacy.ts'
import { importProcessing, importTables } from './import-tables.ts'
import { handlePreviewImport } from './preview-import.ts'
import { readImportFile } from './read-import-file.ts'
import { handleReadImportRows, handleReadImports } from './read-imports.ts'
import { runImportJob } from './run-import-job.ts'
import { handleStartImport } from './start-import.ts'
import { undoImportJob } from './undo-import-job.ts'
import { handleUndoImport } from './undo-import.ts'

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
    implementPrepared(previewImport, readImportFile, handlePreviewImport),
    implementPrepared(startImport, readImportFile, handleStartImport),
    implement(readImports, handleReadImports),
    implement(readImportRows, handleReadImportRows),
    implement(undoImport, handleUndoImport),
  ],
  jobs: [runImportJob, undoImportJob],
}
