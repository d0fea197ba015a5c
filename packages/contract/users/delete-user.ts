import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/**
 * Anonymises a person. Refused with `in_use` while open permits or applications refer to them, or records that must be kept
 * for five years; `details.blocks` are the deletion blocks.
 */
export const deleteUser = defineOperation({
  name: 'delete-user',
  method: 'GET',
  path: 'v1/admin/users/{id}/delete',
  access: 'users:write',
  summary: 'Deletes a person',
  params: idParams,
  changesState: true,
  errors: ['not_found', 'forbidden', 'in_use'],
  audit: { action: 'user:delete', kind: 'change' },
})
