import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { renewalSchema } from './renewal.ts'

/** The form data for renewing one's own permit. `illegal_transition` when it cannot be renewed, `duplicate` when it is being renewed. */
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
