import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { emailSchema } from '../primitives/field-schemas.ts'

/**
 * Mails a single-use link with which to set a password. Answers the same, and as soon, whether the address exists or not. A person gets at most
 * five such mails in an hour; that limit is not shown, because it would tell that they exist.
 */
export const requestPasswordReset = defineOperation({
  name: 'request-password-reset',
  method: 'POST',
  path: 'password/create',
  access: 'public',
  summary: 'Mails a link with which to set a new password',
  body: z.object({ email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 30 },
})
