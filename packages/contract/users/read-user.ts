import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { userDetailsSchema } from './user.ts'

export const readUser = defineOperation({
  name: 'read-user',
  method: 'GET',
  path: 'v1/admin/users/{id}',
  access: 'users:read',
  summary: 'One person with an account',
  params: idParams,
  output: userDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'user:read', kind: 'read' },
})
