import type { deleteDocument } from '@dovolilnice/contract/documents/delete-document'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../platform/http/context.ts'
import { findDocument } from './document-queries.ts'
import { removeContent } from './remove-content.ts'

export const handleDeleteDocument: Handler<typeof deleteDocument> = async ({ params, query }, context) => {
  const { trx, now } = context
  const document = await findDocument(trx, params.id)
  if (document === undefined || document.deleted_at !== null) throw new OperationError('not_found')
  await trx
    .updateTable('document')
    .set({ deleted_at: now, delete_reason: query.reason, reading: null })
    .where('id', '=', document.id)
    .execute()
  await removeContent(trx, context, [document.storage_key])
  const { application_number: application, permit_number: permit, application_id, permit_id, type, file_name, byte_size, sha256 } = document
  context.record({
    subject: { type: 'document', id: document.id, label: file_name },
    before: { application, permit, application_id, permit_id, type, file_name, byte_size, sha256 },
    reason: query.reason,
  })
}
