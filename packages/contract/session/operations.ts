import { z } from 'zod/mini'
import { defineOperation, defineRead, evenHeldBack } from '../operation.ts'
import { emailSchema } from '../primitives/field-schemas.ts'
import { secondStepSchema } from './second-step.ts'
import { sessionUserSchema } from './session-user.ts'
import { signInStep } from './signed-in-by.ts'
import { resetPasswordSchema } from './password.ts'

/** Sets the anti-forgery cookie. Called once before the first call that changes state, and again after an `anti_forgery` error. */
export const fetchAntiForgery = defineRead({
  name: 'fetch-anti-forgery',
  path: 'auth/anti-forgery',
  access: 'public',
  summary: 'Sets the anti-forgery cookie',
})

/** Whether a mailed link still works, and for which purpose; asked before the person types a password. */
export const findPasswordReset = defineRead({
  name: 'find-password-reset',
  path: 'password/find/{token}',
  access: 'public',
  summary: 'Tells whether a password link is still valid',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ purpose: z.enum(['reset', 'invitation', 'sign_up']) }),
  errors: ['expired_link', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

/** Ends the session. A GET by the specification; because it changes state, it requires the anti-forgery header. */
export const logOut = defineOperation({
  name: 'log-out',
  method: 'GET',
  path: 'auth/logout',
  ...evenHeldBack,
  summary: 'Signs the person out',
  changesState: true,
  audit: { action: 'session:log_out', kind: 'change' },
})

/** Digits of a mailed code, and the minutes for which it works. */
export const mailedCodeDigits = 8
export const mailedCodeMinutes = 10

/**
 * Mails a code with which a resident signs in instead of with a password. Answers the same, and as soon, whether the address exists or not, and whether it
 * is a clerk's, who gets none. A person gets at most five such mails in an hour; that limit is not shown. The code works in the browser that asked for it.
 */
export const requestSignInCode = defineOperation({
  name: 'request-sign-in-code',
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

/** Who is signed in, or null: the page asks at its start whether the stored user still has a session. */
export const readSession = defineRead({
  name: 'read-session',
  path: 'auth/session',
  access: 'public',
  summary: 'Tells who is signed in',
  output: z.object({ user: z.nullable(sessionUserSchema) }),
})

/**
 * Mails a single-use link with which to set a password. Answers the same, and as soon, whether the address exists or not. A person gets at most
 * five such mails in an hour; that limit is not shown, because it would tell that they exist.
 */
export const requestPasswordReset = defineOperation({
  name: 'request-password-reset',
  path: 'password/create',
  access: 'public',
  summary: 'Mails a link with which to set a new password',
  body: z.object({ email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 30 },
})

/** Sets the password with the token of a mailed link, which is thereby used up; all sessions of the person end. */
export const resetPassword = defineOperation({
  name: 'reset-password',
  path: 'password/reset',
  access: 'public',
  summary: 'Sets a new password by a mailed link',
  body: resetPasswordSchema,
  output: z.object({ changed: z.literal(true) }),
  errors: ['expired_link', 'weak_password', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 30 },
})

/** What the sign-in page offers beside the password. */
export const readSignInWays = defineRead({
  name: 'read-sign-in-ways',
  path: 'auth/ways',
  access: 'public',
  summary: 'How one may sign in',
  output: z.object({ passkey_origin: z.nullable(z.string()), identity_provider: z.boolean() }),
})
