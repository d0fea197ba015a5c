import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The stored paper of an issued act, byte for byte as it was issued. Its ETag is its SHA-256. */
export const readAct = defineOperation({
  name: 'read-act',
  method: 'GET',
  path: 'v1/admin/acts/{id}/pdf',
  access: 'applications:read',
  summary: 'An issued act as it was issued (PDF)',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'act:read', kind: 'read' },
})
