import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationProgressSchema, supplementSchema } from '../application-progress.ts'
import { fileErrors } from '../../documents/file-errors.ts'

/** The signed-in applicant sends what was asked for. */
export const supplementOwnApplication = defineOperation({
  name: 'supplement-own-application',
  method: 'POST',
  path: 'v1/user/applications/{id}/supplement',
  access: 'session',
  summary: 'Supplements one of my applications',
  params: idParams,
  multipart: true,
  body: supplementSchema,
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition', ...fileErrors],
  audit: { action: 'application:supplement', kind: 'change' },
})
