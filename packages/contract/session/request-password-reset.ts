import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { emailSchema } from '../primitives/field-schemas.ts'

/** Mails a single-use link with which to set a password. Answers the same whether the address exists or not. */
export const requestPasswordReset = defineOperation({
  name: 'request-password-reset',
  method: 'POST',
  path: 'password/create',
  access: 'public',
  summary: 'Mails a link with which to set a new password',
  body: z.object({ email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 30, perAccount: 5, accountField: 'email' },
})
