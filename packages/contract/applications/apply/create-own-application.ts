import { defineOperation } from '../../operation.ts'
import { applicationFormSchema } from './application-form.ts'
import { submittedApplicationSchema } from '../application-progress.ts'

/** A signed-in person applies. A second call with the same key gets the answer of the first and creates nothing. */
export const createOwnApplication = defineOperation({
  name: 'create-own-application',
  method: 'POST',
  path: 'v1/user/applications/create',
  access: 'session',
  summary: 'Sends an application of the signed-in person',
  multipart: true,
  idempotent: true,
  body: applicationFormSchema,
  output: submittedApplicationSchema,
  errors: ['illegal_transition', 'duplicate', 'renewed', 'file_too_large', 'unsupported_file', 'unsupported_media', 'malformed'],
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 30 },
})
