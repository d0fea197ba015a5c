import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { issuedPermitSchema } from './issue-application-permit.ts'
import { conflictErrors, permitFormSchema } from './permit-form.ts'
import { fileErrors } from '../../documents/file-errors.ts'

/** Issues a permit to a person with an account, without an application. */
export const createUserPermit = defineOperation({
  name: 'create-user-permit',
  method: 'POST',
  path: 'v1/admin/users/{id}/permits/create',
  access: 'permits:issue',
  summary: 'Issue a permit to a person',
  params: idParams,
  multipart: true,
  idempotent: true,
  body: permitFormSchema,
  output: issuedPermitSchema,
  errors: ['not_found', ...conflictErrors, ...fileErrors],
})
