import type { submitApplication as SubmitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { plainOperation } from '../../../platform/kit.ts'

/** Its body's schema comes while the first fields are read (application-schema.ts). */
export const submitApplication = plainOperation<typeof SubmitApplication>({
  name: 'submit-application',
  method: 'POST',
  path: 'v1/applications',
  access: 'public',
  multipart: true,
  idempotent: true,
  proofOfWork: true,
})
