import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { paperFormSchema } from './application-form.ts'
import { submittedApplicationSchema } from '../application-progress.ts'

/** A clerk enters an application for a user. */
export const createUserApplication = defineOperation({
  name: 'create-user-application',
  method: 'POST',
  path: 'v1/admin/users/{id}/applications/create',
  access: 'applications:write',
  summary: 'Enters an application for a user',
  params: idParams,
  multipart: true,
  idempotent: true,
  body: paperFormSchema,
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
