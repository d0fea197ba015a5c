import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema, applicationProgressSchema } from '../application-progress.ts'

/** The applicant withdraws, by the link from the mail. */
export const withdrawApplication = defineOperation({
  name: 'withdraw-application',
  method: 'POST',
  path: 'v1/applications/withdraw',
  access: 'public',
  summary: 'Withdraws an application by its mailed link',
  body: z.extend(applicationLinkSchema, { reason: z.optional(z.string().check(z.trim(), z.maxLength(2000))) }),
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 900, perAddress: 100 },
  audit: { action: 'application:withdraw', kind: 'change' },
})
