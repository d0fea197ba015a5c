import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { permitDetailsSchema } from '../permit.ts'

/** One permit with everything a clerk works with. */
export const getPermit = defineOperation({
  name: 'get-permit',
  method: 'GET',
  path: 'v1/admin/permits/{id}',
  access: 'permits:read',
  summary: 'One permit',
  params: idParams,
  output: permitDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'permit:read', kind: 'read' },
})
