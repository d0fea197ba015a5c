import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { paperFormSchema } from './application-form.ts'
import { submittedApplicationSchema } from '../application-progress.ts'

/** A clerk enters an application that came on paper. Its documents may follow. */
export const createApplication = defineOperation({
  name: 'create-application',
  method: 'POST',
  path: 'v1/admin/applications/create',
  access: 'applications:write',
  summary: 'Enters an application from paper',
  multipart: true,
  idempotent: true,
  body: z.extend(paperFormSchema, { app_user_uuid: z.optional(idSchema) }),
  output: submittedApplicationSchema,
  errors: [
    'not_found',
    'illegal_transition',
    'duplicate',
    'renewed',
    'file_too_large',
    'unsupported_file',
    'unsupported_media',
    'malformed',
  ],
})
