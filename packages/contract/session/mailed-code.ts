import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { emailSchema } from '../primitives/field-schemas.ts'
import { secondStepSchema } from './second-step.ts'
import { sessionUserSchema } from './session-user.ts'
import { signInStep } from './sign-in-step.ts'

/** Digits of a mailed code, and the minutes for which it works. */
export const mailedCodeDigits = 8
export const mailedCodeMinutes = 10

/**
 * Mails a code with which a resident signs in instead of with a password. Answers the same, and as soon, whether the address exists or not, and whether it
 * is a clerk's, who gets none. A person gets at most five such mails in an hour; that limit is not shown. The code works in the browser that asked for it.
 */
export const requestSignInCode = defineOperation({
  name: 'request-sign-in-code',
  method: 'POST',
  path: 'auth/mailed-code/create',
  access: 'public',
  summary: 'Mails a code with which to sign in',
  body: z.object({ email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 30 },
})

/** Blanks are left out: the mail shows the digits in two groups. */
const codeSchema = z.string({ error: 'required' }).check(
  z.overwrite((code) => code.replaceAll(/\s/g, '')),
  z.minLength(1, 'required'),
  z.maxLength(20),
)

/** Signs in with the mailed code; a second factor is asked for all the same. After five wrong ones a new code is needed. */
export const signInWithMailedCode = defineOperation({
  ...signInStep,
  name: 'sign-in-with-mailed-code',
  path: 'auth/mailed-code',
  summary: 'Signs in with a mailed code',
  body: z.object({ code: codeSchema }),
  /** One of the two is null. */
  output: z.object({ user: z.nullable(sessionUserSchema), second_step: z.nullable(secondStepSchema) }),
  errors: ['invalid_mailed_code', 'rate_limited', 'unavailable'],
})
