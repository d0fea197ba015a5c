import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { renewalSchema } from './renewal.ts'

/** The form data for renewing a permit, for a clerk. */
export const readRenewal = defineOperation({
  name: 'read-renewal',
  method: 'GET',
  path: 'v1/admin/permits/{id}/renewal',
  access: 'permits:read',
  summary: 'Begin the renewal of a permit',
  params: idParams,
  output: renewalSchema,
  errors: ['not_found', 'illegal_transition', 'duplicate', 'renewed'],
  audit: { action: 'permit:read', kind: 'read' },
})
