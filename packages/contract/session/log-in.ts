import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { emailSchema } from '../primitives/field-schemas.ts'
import { secondStepSchema } from './second-step.ts'
import { sessionUserSchema } from './session-user.ts'

export const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
})

/**
 * Opens a session and sets its cookie; of a person with a second factor it only begins the second step. The answer never tells whether the address
 * exists. `rate` is for floods; failures are counted by account and address, more strictly, by the server (`failed-attempts.ts`).
 */
export const logIn = defineOperation({
  name: 'log-in',
  path: 'auth/login',
  access: 'public',
  summary: 'Signs a person in',
  body: credentialsSchema,
  /** One of the two is null. */
  output: z.object({ user: z.nullable(sessionUserSchema), second_step: z.nullable(secondStepSchema) }),
  errors: ['invalid_credentials', 'local_sign_in_off', 'rate_limited', 'unavailable'],
  rate: { windowSeconds: 900, perAddress: 600 },
})
