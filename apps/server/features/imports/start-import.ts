import { startImport } from '@dovolilnice/contract/imports/operations'
import { v7 } from 'uuid'
import { implementPrepared } from '../../platform/http/context.ts'
import { readImportFile, rememberColumns } from './preview-import.ts'
import { runImportJob } from './run-import-job.ts'
import { insertRow } from '../../platform/database/db.ts'

export const handleStartImport = implementPrepared(startImport, readImportFile, async ({ body }, context, { rows, titles, file }) => {
  const { trx, now, user, locale, send } = context
  const id = v7()
  await insertRow(trx, 'data_import', {
    id,
    subject: body.subject,
    file_name: file.file_name,
    storage_key: file.storage_key,
    locale,
    status: 'waiting',
    columns: body.columns ?? null,
    rows_total: rows.length,
    made_by: user.id,
    made_at: now,
    ended_at: null,
  })
  await rememberColumns(trx, body, titles, now)
  context.record({ subject: { type: 'import', id, label: file.file_name }, after: { subject: body.subject, rows: rows.length } })
  await send(trx, runImportJob, { import_id: id })
  return { id }
})
