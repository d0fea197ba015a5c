import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** Whether a mailed link still works, and for which purpose; asked before the person types a password. */
export const findPasswordReset = defineOperation({
  name: 'find-password-reset',
  method: 'GET',
  path: 'password/find/{token}',
  access: 'public',
  summary: 'Tells whether a password link is still valid',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ purpose: z.enum(['reset', 'invitation', 'sign_up']) }),
  errors: ['expired_link', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 60 },
})
