import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { applicationLinkSchema, applicationProgressSchema, supplementSchema } from '../application-progress.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import { emailSchema } from '../../primitives/field-schemas.ts'

/** The applicant sends what was asked for, by the link from the mail. */
export const supplementApplication = defineOperation({
  name: 'supplement-application',
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

/** The signed-in applicant sends what was asked for. */
export const supplementOwnApplication = defineOperation({
  name: 'supplement-own-application',
  path: 'v1/user/applications/{id}/supplement',
  access: 'session',
  summary: 'Supplements one of my applications',
  multipart: true,
  body: supplementSchema,
  output: applicationProgressSchema,
  errors: ['illegal_transition', ...fileErrors],
  audit: { action: 'application:supplement', kind: 'change' },
})

/**
 * Whoever has just sent an application corrects the address that its link was mailed to, until somebody has opened that mail. The links that
 * were mailed end, and the new address gets one. Costs as much as to send another application: each try may be a mail to a stranger.
 */
export const correctAddress = defineOperation({
  name: 'correct-application-address',
  path: 'v1/applications/address',
  access: 'public',
  summary: 'Corrects the e-mail address of an application while nobody has opened its mail',
  body: z.extend(applicationLinkSchema, { email: emailSchema }),
  output: z.object({ email: z.string() }),
  errors: ['not_found', 'illegal_transition', 'proof_required'],
  rate: { windowSeconds: 3600, perAddress: 10 },
  proofOfWork: true,
  audit: { action: 'application:update', kind: 'change' },
})

export const withdrawApplication = defineOperation({
  name: 'withdraw-application',
  path: 'v1/applications/withdraw',
  access: 'public',
  summary: 'Withdraws an application by its mailed link',
  body: z.extend(applicationLinkSchema, { reason: z.optional(z.string().check(z.trim(), z.maxLength(2000))) }),
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition'],
  rate: { windowSeconds: 900, perAddress: 100 },
  audit: { action: 'application:withdraw', kind: 'change' },
})

/** The signed-in applicant withdraws. */
export const withdrawOwnApplication = defineOperation({
  name: 'withdraw-own-application',
  path: 'v1/user/applications/{id}/withdraw',
  access: 'session',
  summary: 'Withdraws one of my applications',
  body: z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(2000))) }),
  output: applicationProgressSchema,
  errors: ['illegal_transition'],
  audit: { action: 'application:withdraw', kind: 'change' },
})
