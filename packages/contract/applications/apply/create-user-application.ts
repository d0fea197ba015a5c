import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { paperFormSchema } from './application-form.ts'
import { enteredByClerk } from './entered-by-clerk.ts'

/** A clerk enters an application for a user. */
export const createUserApplication = defineOperation({
  ...enteredByClerk,
  name: 'create-user-application',
  path: 'v1/admin/users/{id}/applications/create',
  summary: 'Enters an application for a user',
  params: idParams,
  body: paperFormSchema,
})
