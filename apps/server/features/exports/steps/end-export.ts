import { cancelExport, deleteExport, type retryExport } from '@dovolilnice/contract/exports/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { announce } from '../../../platform/database/notify.ts'
import { type Handler, implement } from '../../../platform/http/context.ts'
import { findForStep } from '../find-export.ts'
import { removeExportFile } from '../remove-files.ts'
import { runExportJob } from '../run/run-export-job.ts'
import { downloadExport } from '@dovolilnice/contract/exports/read-export'
import { mediaTypes } from '../write/writers.ts'

/** The run that writes the file sees within a second that it has been taken away, and ends. */
export const handleCancelExport = implement(cancelExport, async ({ params }, context) => {
  const { trx, now, record } = context
  const row = await findForStep(trx, params.id, 'cancel', context)
  const { numUpdatedRows } = await trx
    .updateTable('data_export')
    .set({ status: 'cancelled', run_id: null, ended_at: now })
    .where('id', '=', row.id)
    // It may have become ready since it was read.
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new OperationError('illegal_transition')
  await announce(trx, 'exports')
  record({ subject: { type: 'export', id: row.id, label: row.name } })
})

export const handleRetryExport: Handler<typeof retryExport> = async ({ params }, context) => {
  const { trx, record, send } = context
  const row = await findForStep(trx, params.id, 'retry', context)
  await removeExportFile(trx, context, row.storage_key)
  const { numUpdatedRows } = await trx
    .updateTable('data_export')
    .set({
      status: 'waiting',
      run_id: null,
      rows_total: null,
      rows_done: 0,
      failure: null,
      storage_key: null,
      byte_size: null,
      memory_peak: null,
      started_at: null,
      ended_at: null,
      expires_at: null,
    })
    .where('id', '=', row.id)
    // Somebody may have asked again since it was read, and the file may be there.
    .where('status', '=', row.status)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new OperationError('illegal_transition')
  await send(trx, runExportJob, { export_id: row.id })
  await announce(trx, 'exports')
  record({ subject: { type: 'export', id: row.id, label: row.name } })
}

export const handleDeleteExport = implement(deleteExport, async ({ params }, context) => {
  const { trx, record } = context
  const row = await findForStep(trx, params.id, 'delete', context)
  await trx.deleteFrom('data_export').where('id', '=', row.id).execute()
  await removeExportFile(trx, context, row.storage_key)
  await announce(trx, 'exports')
  record({ subject: { type: 'export', id: row.id, label: row.name } })
})

export const handleDownloadExport = implement(downloadExport, async ({ params }, context) => {
  const { trx, storage, record } = context
  const row = await findForStep(trx, params.id, 'download', context)
  record({ subject: { type: 'export', id: row.id, label: row.name }, after: { rows: row.rows_done } })
  return { stream: await storage.open(row.storage_key ?? ''), media_type: mediaTypes[row.format], file_name: row.name }
})
