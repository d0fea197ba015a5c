import type { startImport } from '@dovolilnice/contract/imports/operations'
import { v7 } from 'uuid'
import type { PreparedHandler } from '../../platform/http/context.ts'
import { type ReadImport, rememberColumns } from './preview-import.ts'
import { runImportJob } from './run-import-job.ts'

export const handleStartImport: PreparedHandler<typeof startImport, ReadImport> = async ({ body }, context, { rows, titles, file }) => {
  const { trx, now, user, locale, send } = context
  const id = v7()
  await trx
    .insertInto('data_import')
    .values({
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
    .execute()
  await rememberColumns(trx, body, titles, now)
  context.record({ subject: { type: 'import', id, label: file.file_name }, after: { subject: body.subject, rows: rows.length } })
  await send(trx, runImportJob, { import_id: id })
  return { id }
}
