import type { readDocumentContent } from '@dovolilnice/contract/documents/read-document-content'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../platform/http/context.ts'
import { findDocument } from './document-queries.ts'

/** An uploaded file is not trusted: the page draws it from its bytes, and a browser that opens its address saves it instead. */
export const handleReadDocumentContent: Handler<typeof readDocumentContent> = async ({ params }, { trx, storage, record }) => {
  const document = await findDocument(trx, params.id)
  if (document === undefined || document.deleted_at !== null) throw new OperationError('not_found')
  record({
    subject: { type: 'document', id: document.id, label: document.file_name },
    after: {
      application: document.application_number,
      permit: document.permit_number,
      application_id: document.application_id,
      permit_id: document.permit_id,
    },
  })
  return {
    stream: await storage.open(document.storage_key),
    media_type: document.media_type,
    file_name: document.file_name,
  }
}
