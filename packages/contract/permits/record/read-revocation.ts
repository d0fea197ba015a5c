import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The decision on a revoked permit as a PDF, as the holder receives it. */
export const readRevocation = defineOperation({
  name: 'read-revocation',
  method: 'GET',
  path: 'v1/admin/permits/{id}/revocation',
  access: 'permits:read',
  summary: 'The decision that revokes a permit (PDF)',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'permit:print', kind: 'read' },
})
