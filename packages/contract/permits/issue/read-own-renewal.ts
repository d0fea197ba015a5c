import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { renewalSchema } from './renewal.ts'

/** What the renewal of one's own permit begins with. `illegal_transition` when it cannot be renewed, `duplicate` when it is being renewed. */
export const readOwnRenewal = defineOperation({
  name: 'read-own-renewal',
  method: 'GET',
  path: 'v1/user/permits/{id}/renewal',
  access: 'session',
  summary: 'Begin the renewal of my permit',
  params: idParams,
  output: renewalSchema,
  errors: ['not_found', 'illegal_transition', 'duplicate', 'renewed'],
})
