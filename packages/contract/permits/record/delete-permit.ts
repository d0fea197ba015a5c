import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'

/** Deletes a permit that was issued by mistake. `in_use` if an application, a passage or a replacement refers to it; revoke it instead. */
export const deletePermit = defineOperation({
  name: 'delete-permit',
  method: 'GET',
  path: 'v1/admin/permits/{id}/delete',
  access: 'permits:write',
  summary: 'Delete a permit that was issued by mistake',
  params: idParams,
  query: z.object({ reason: reasonSchema }),
  errors: ['not_found', 'in_use'],
  changesState: true,
  audit: { action: 'permit:delete', kind: 'change' },
})
