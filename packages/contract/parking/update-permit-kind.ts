import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { changedSchema, permitKindFormSchema } from './parking-administration.ts'

/** Changes a kind of permit; with `preview` it only answers what the change would affect. */
export const updatePermitKind = defineOperation({
  name: 'update-permit-kind',
  method: 'POST',
  path: 'v1/admin/parking/kinds/{id}/update',
  access: 'parking:write',
  summary: 'Change a kind of permit',
  params: idParams,
  body: permitKindFormSchema,
  output: changedSchema,
  errors: ['not_found', 'conflict'],
})
