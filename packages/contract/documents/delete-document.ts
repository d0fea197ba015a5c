import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'

/** Deletes the content of a document permanently; its row stays, with who deleted it and why. */
export const deleteDocument = defineOperation({
  name: 'delete-document',
  method: 'GET',
  path: 'v1/admin/documents/{id}/delete',
  access: 'documents:delete',
  summary: 'Deletes a document with a reason',
  params: idParams,
  query: z.object({ reason: reasonSchema }),
  changesState: true,
  errors: ['not_found'],
  audit: { action: 'document:delete', kind: 'change' },
})
