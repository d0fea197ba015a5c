import { z } from 'zod'
import { defineOperation } from '../operation.ts'
import { userTypeFormSchema } from './parking-administration.ts'

/** Adds a type of user, or renames the one with this code. */
export const saveUserType = defineOperation({
  name: 'save-user-type',
  method: 'POST',
  path: 'v1/admin/parking/user-types/save',
  access: 'parking:write',
  summary: 'Add or rename a type of user',
  body: userTypeFormSchema,
  output: z.object({ code: z.string() }),
  audit: { action: 'user_type:save', kind: 'change' },
})
