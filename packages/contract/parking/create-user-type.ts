import { defineOperation } from '../operation.ts'
import { changedSchema, newUserTypeFormSchema } from './parking-administration.ts'

export const createUserType = defineOperation({
  name: 'create-user-type',
  method: 'POST',
  path: 'v1/admin/parking/user-types/create',
  access: 'parking:write',
  summary: 'Add a type of user',
  body: newUserTypeFormSchema,
  output: changedSchema,
  errors: ['duplicate'],
})
