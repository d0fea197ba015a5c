import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { userFieldsSchema } from './user.ts'

/** Opens an account and mails the person an invitation to set a password. Other roles than regular need `users:roles`. */
export const createUser = defineOperation({
  name: 'create-user',
  method: 'POST',
  path: 'v1/admin/users/create',
  access: 'users:write',
  summary: 'Opens an account and mails an invitation',
  body: userFieldsSchema,
  output: z.object({ id: idSchema }),
  errors: ['email_taken', 'forbidden'],
  audit: { action: 'user:create', kind: 'change' },
})
