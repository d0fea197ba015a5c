import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { importColumns } from '@dovolilnice/contract/imports/import-columns'
import { mostImportRows } from '@dovolilnice/contract/imports/import'
import type { ImportSubject } from '@dovolilnice/contract/imports/import'
import type { previewImport } from '@dovolilnice/contract/imports/preview-import'
import type { startImport } from '@dovolilnice/contract/imports/start-import'
import { readTable, TableError } from '../../platform/csv/read-table.ts'
import type { Table } from '../../platform/csv/read-table.ts'
import type { Prepare, ReceivedFile, Services } from '../../platform/http/context.ts'

/** The table of a file, and the file it came in. */
export interface ReadImport extends Table {
  file: ReceivedFile
}

export const readImportTable = async ({ storage }: Pick<Services, 'storage'>, key: string, subject: ImportSubject): Promise<Table> =>
  readTable(await storage.open(key), importColumns[subject], mostImportRows)

/** Reads the uploaded file before the transaction. @throws OperationError `validation` at the file, with what is wrong */
export const readImportFile: Prepare<typeof previewImport | typeof startImport, ReadImport> = async ({ body }, context) => {
  const [file] = context.files
  const refuse = ({ rule, values }: TableError) =>
    new OperationError('validation', { fields: [fieldError('file', rule, context.locale, values)] })
  if (file === undefined) throw refuse(new TableError('table_missing'))
  try {
    return { ...(await readImportTable(context, file.storage_key, body.subject)), file }
  } catch (error) {
    throw error instanceof TableError ? refuse(error) : error
  }
}
