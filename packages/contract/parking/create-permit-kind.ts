import { defineOperation } from '../operation.ts'
import { changedSchema, newPermitKindFormSchema } from './parking-administration.ts'

/** A new kind of permit; it has no price yet, so nobody can apply for it. */
export const createPermitKind = defineOperation({
  name: 'create-permit-kind',
  method: 'POST',
  path: 'v1/admin/parking/kinds/create',
  access: 'parking:write',
  summary: 'Add a kind of permit',
  body: newPermitKindFormSchema,
  output: changedSchema,
  errors: ['duplicate'],
})
