import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** Confirms the new e-mail address with the token of the mailed link. Only the person who requested the change can do it. */
export const confirmOwnEmail = defineOperation({
  name: 'confirm-own-email',
  method: 'POST',
  path: 'v1/services/account/email/confirm',
  access: 'session',
  summary: 'Confirms a new e-mail address',
  body: z.object({ token: z.string({ error: 'required' }).check(z.minLength(20), z.maxLength(200)) }),
  output: z.object({ email: z.string() }),
  errors: ['expired_link', 'email_taken', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 30 },
  audit: { action: 'account:change_email', kind: 'change' },
})
