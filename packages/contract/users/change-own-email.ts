import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { emailSchema } from '../primitives/field-schemas.ts'

/**
 * Asks for another e-mail address: proved by the password, and by a link mailed to the new address, which works once for a day. Until then the
 * old address stays. Answer and account look the same when the new address is another's; its
 * owner is told by mail.
 */
export const changeOwnEmail = defineOperation({
  name: 'change-own-email',
  method: 'POST',
  path: 'v1/services/account/email/update',
  access: 'session',
  summary: 'Asks for another e-mail address',
  body: z.object({ email: emailSchema, password: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['validation', 'rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 100, perAccount: 10 },
  audit: { action: 'account:request_email', kind: 'change' },
})
