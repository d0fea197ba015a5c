import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The content of a document, for the viewer and for saving. Only PDF, JPEG and PNG are ever shown in place. */
export const readDocumentContent = defineOperation({
  name: 'read-document-content',
  method: 'GET',
  path: 'v1/admin/documents/{id}/content',
  access: 'documents:read',
  summary: 'Content of a document',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'document:read', kind: 'read' },
})
