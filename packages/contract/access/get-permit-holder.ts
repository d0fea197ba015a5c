import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { permitHolderDetailsSchema } from './permit-holder.ts'

/** One holder with contact, credentials and last passages, for the user-info dialog. */
export const getPermitHolder = defineOperation({
  name: 'get-permit-holder',
  method: 'GET',
  path: 'v1/resources/permit-holders/{id}',
  access: 'holders:read',
  summary: 'One holder of a permit',
  params: idParams,
  output: permitHolderDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'permit_holder:read', kind: 'read' },
})
