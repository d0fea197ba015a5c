import { defineOperation } from '../../operation.ts'
import { applicationFormSchema } from './application-form.ts'
import { submittedApplicationSchema } from './submitted-application.ts'
import { sendingErrors } from './sending-errors.ts'

/** The public form. A second call with the same `idempotency_key` (or `Idempotency-Key` header) and e-mail address gets the first answer. */
export const submitApplication = defineOperation({
  name: 'submit-application',
  method: 'POST',
  path: 'v1/applications',
  access: 'public',
  summary: 'Sends an application without signing in',
  multipart: true,
  idempotent: true,
  body: applicationFormSchema,
  output: submittedApplicationSchema,
  errors: [...sendingErrors, 'quota_reached', 'proof_required'],
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 30, accountField: 'email' },
  proofOfWork: true,
})
