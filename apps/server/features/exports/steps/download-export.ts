import type { downloadExport } from '@dovolilnice/contract/exports/download-export'
import type { Handler } from '../../../platform/http/context.ts'
import { findForStep } from '../find-export.ts'
import { mediaTypes } from '../write/media-types.ts'

export const handleDownloadExport: Handler<typeof downloadExport> = async ({ params }, context) => {
  const { trx, storage, record } = context
  const row = await findForStep(trx, params.id, 'download', context)
  record({ subject: { type: 'export', id: row.id, label: row.name }, after: { rows: row.rows_done } })
  return { stream: await storage.open(row.storage_key ?? ''), media_type: mediaTypes[row.format], file_name: row.name }
}
