import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { paperFormSchema } from './application-form.ts'
import { enteredByClerk } from './entered-by-clerk.ts'

/** A clerk enters an application that came on paper. Its documents may follow. */
export const createApplication = defineOperation({
  ...enteredByClerk,
  name: 'create-application',
  path: 'v1/admin/applications/create',
  summary: 'Enters an application from paper',
  body: z.extend(paperFormSchema, { app_user_uuid: z.optional(idSchema) }),
})
