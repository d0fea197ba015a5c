import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { changedSchema, codeSchema, userTypeFormSchema } from './parking-administration.ts'

/** Changes a type of user and the lots it may apply for; with `preview` it only answers what the change would affect. */
export const updateUserType = defineOperation({
  name: 'update-user-type',
  method: 'POST',
  path: 'v1/admin/parking/user-types/{code}/update',
  access: 'parking:write',
  summary: 'Change a type of user',
  params: z.object({ code: codeSchema }),
  body: userTypeFormSchema,
  output: changedSchema,
  errors: ['not_found', 'conflict'],
})
