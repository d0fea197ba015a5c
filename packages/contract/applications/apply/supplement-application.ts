import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema, applicationProgressSchema, supplementSchema } from '../application-progress.ts'
import { fileErrors } from '../../documents/file-errors.ts'

/** The applicant sends what was asked for, by the link from the mail. */
export const supplementApplication = defineOperation({
  name: 'supplement-application',
  method: 'POST',
  path: 'v1/applications/supplement',
  access: 'public',
  summary: 'Supplements an application by its mailed link',
  multipart: true,
  body: z.extend(supplementSchema, applicationLinkSchema.shape),
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition', ...fileErrors],
  rate: { windowSeconds: 900, perAddress: 100 },
  audit: { action: 'application:supplement', kind: 'change' },
})
