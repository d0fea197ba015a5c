import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { newPasswordSchema } from '../session/password.ts'

/** Changes the password and ends every other session of the person. Wrong present passwords are counted: ten in a quarter of an hour. */
export const changeOwnPassword = defineOperation({
  name: 'change-own-password',
  method: 'POST',
  path: 'v1/services/account/password/update',
  access: 'session',
  duringReset: true,
  duringSetUp: true,
  summary: 'Changes own password',
  body: z
    .object({
      current_password: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
      password: newPasswordSchema,
      password_confirmation: z.string({ error: 'required' }),
    })
    .check(
      z.refine((form) => form.password === form.password_confirmation, { message: 'password_mismatch', path: ['password_confirmation'] }),
    ),
  output: z.object({ changed: z.literal(true) }),
  errors: ['validation', 'weak_password', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100 },
  audit: { action: 'account:change_password', kind: 'change' },
})
