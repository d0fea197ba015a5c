import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { ownPermitSchema } from '../permit.ts'

/** One's own permit. Another person's is `not_found`. */
export const getOwnPermit = defineOperation({
  name: 'get-own-permit',
  method: 'GET',
  path: 'v1/user/permits/{id}',
  access: 'session',
  summary: 'One of my permits',
  params: idParams,
  output: ownPermitSchema,
  errors: ['not_found'],
})
