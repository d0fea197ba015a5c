import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'

/**
 * Marks a permit as entered in error: it opens nothing and leaves the lists, and its row, number and paper stay. The path is that of the specification.
 * `in_use` if an application, a passage, a replacement or an act refers to it; revoke it instead.
 */
export const deletePermit = defineOperation({
  name: 'delete-permit',
  method: 'GET',
  path: 'v1/admin/permits/{id}/delete',
  access: 'permits:write',
  summary: 'Mark a permit as entered in error',
  params: idParams,
  query: z.object({ reason: reasonSchema }),
  errors: ['not_found', 'in_use'],
  changesState: true,
  audit: { action: 'permit:delete', kind: 'change' },
})
