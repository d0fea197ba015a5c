import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { resetPasswordSchema } from './password.ts'

/** Sets the password with the token of a mailed link, which is thereby used up; all sessions of the person end. */
export const resetPassword = defineOperation({
  name: 'reset-password',
  method: 'POST',
  path: 'password/reset',
  access: 'public',
  summary: 'Sets a new password by a mailed link',
  body: resetPasswordSchema,
  output: z.object({ changed: z.literal(true) }),
  errors: ['expired_link', 'weak_password', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 30 },
})
