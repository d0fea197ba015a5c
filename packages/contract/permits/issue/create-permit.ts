import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { issuedPermitSchema } from './issue-application-permit.ts'
import { conflictErrors, permitFormSchema } from './permit-form.ts'
import { fileErrors } from '../../documents/file-errors.ts'

/** Issues a permit without an application. A second call with the same key answers as the first did. */
export const createPermit = defineOperation({
  name: 'create-permit',
  method: 'POST',
  path: 'v1/admin/permits/create',
  access: 'permits:issue',
  summary: 'Issue a permit without an application',
  multipart: true,
  idempotent: true,
  body: z.extend(permitFormSchema, { app_user_uuid: z.optional(idSchema) }),
  output: issuedPermitSchema,
  errors: ['not_found', ...conflictErrors, ...fileErrors],
})
