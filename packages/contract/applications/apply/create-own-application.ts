import { defineOperation } from '../../operation.ts'
import { applicationFormSchema } from './application-form.ts'
import { submittedApplicationSchema } from './submitted-application.ts'
import { sendingErrors } from './sending-errors.ts'

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
  errors: sendingErrors,
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 30 },
})
