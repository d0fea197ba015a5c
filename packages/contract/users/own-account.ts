import { z } from 'zod/mini'
import { idSchema, instantSchema, emailSchema } from '../primitives/field-schemas.ts'
import { personFieldsSchema } from './user.ts'
import { defineOperation, defineRead, evenHeldBack } from '../operation.ts'
import { newPasswordSchema } from '../session/password.ts'
import { seenVersion } from '../history/seen-version.ts'

/** The signed-in person's own data. */
const accountSchema = z.object({
  id: idSchema,
  ...z.pick(personFieldsSchema, { type: true, locale: true }).shape,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  street: z.nullable(z.string()),
  post_code: z.nullable(z.string()),
  city: z.nullable(z.string()),
  tax_number: z.nullable(z.string()),
  /** A new address that waits for its confirmation, by the link mailed to it. */
  pending_email: z.nullable(z.string()),
  version: z.int(),
})
export type Account = z.output<typeof accountSchema>

/** One place where the person is signed in. */
const ownSessionSchema = z.object({
  id: idSchema,
  address: z.string(),
  user_agent: z.string(),
  created_at: instantSchema,
  last_seen_at: instantSchema,
  /** The one this call was made in. */
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSessionSchema>

/**
 * Asks for another e-mail address: proved by the password, and by a link mailed to the new address, which works once for a day. Until then the
 * old address stays. Answer and account look the same when the new address is another's; its
 * owner is told by mail.
 */
export const changeOwnEmail = defineOperation({
  name: 'change-own-email',
  path: 'v1/services/account/email/update',
  access: 'session',
  summary: 'Asks for another e-mail address',
  body: z.object({ email: emailSchema, password: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['validation', 'rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 100, perAccount: 10 },
  audit: { action: 'account:request_email', kind: 'change' },
})

/** Whether mail can reach an address: the first account of a town has one that it cannot (RFC 2606). */
export const isReachable = (email: string): boolean => !email.endsWith('.invalid')

/** Changes the password and ends every other session of the person. Wrong present passwords are counted: ten in a quarter of an hour. */
export const changeOwnPassword = defineOperation({
  name: 'change-own-password',
  path: 'v1/services/account/password/update',
  ...evenHeldBack,
  summary: 'Changes own password',
  body: z
    .object({
      current_password: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
      password: newPasswordSchema,
      password_confirmation: z.string({ error: 'required' }),
      /** Of an account whose own no mail reaches: it is taken into use by the link mailed to it. Of any other it is not looked at. */
      email: z.optional(emailSchema),
    })
    .check(
      z.refine((form) => form.password === form.password_confirmation, { message: 'password_mismatch', path: ['password_confirmation'] }),
    ),
  output: z.object({ changed: z.literal(true) }),
  errors: ['validation', 'weak_password', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100 },
  audit: { action: 'account:change_password', kind: 'change' },
})

/** For how long, in ms, a sign-in or a password given again counts as just now. */
export const confirmedMs = 15 * 60_000

/** Gives the password again, so that for a quarter of an hour a first second factor may be added in this session. Who has one gives that. */
export const confirmIdentity = defineOperation({
  name: 'confirm-identity',
  path: 'v1/services/account/confirm',
  access: 'session',
  duringSetUp: true,
  summary: 'Confirms by the password that it is still the same person',
  body: z.object({ password: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ confirmed_until: instantSchema }),
  errors: ['validation', 'identity_unconfirmed', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 10, failuresOnly: true },
})

/** Confirms the new e-mail address with the token of the mailed link. Only the person who requested the change can do it. */
export const confirmOwnEmail = defineOperation({
  name: 'confirm-own-email',
  path: 'v1/services/account/email/confirm',
  access: 'session',
  summary: 'Confirms a new e-mail address',
  body: z.object({ token: z.string({ error: 'required' }).check(z.minLength(20), z.maxLength(200)) }),
  output: z.object({ email: z.string() }),
  errors: ['expired_link', 'email_taken', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 30 },
  audit: { action: 'account:change_email', kind: 'change' },
})

/** Ends one session, or without `session_id` all sessions, including the caller's. */
export const endOwnSessions = defineOperation({
  name: 'end-own-sessions',
  path: 'v1/services/account/sessions/end',
  ...evenHeldBack,
  summary: 'Signs out on one device or everywhere',
  body: z.object({ session_id: z.optional(idSchema) }),
  output: z.object({ ended: z.int() }),
  errors: ['not_found'],
  audit: { action: 'account:end_sessions', kind: 'change' },
})

export const listOwnSessions = defineRead({
  name: 'list-own-sessions',
  path: 'v1/services/account/sessions',
  ...evenHeldBack,
  summary: 'Where one is signed in',
  output: z.object({ items: z.array(ownSessionSchema) }),
})

export const readAccount = defineRead({
  name: 'read-account',
  path: 'v1/services/account',
  ...evenHeldBack,
  summary: 'Own data',
  output: accountSchema,
})

/** Changes one's own data. The e-mail address and the password have separate calls, because they need the present password. */
export const updateAccount = defineOperation({
  name: 'update-account',
  path: 'v1/services/account/update',
  access: 'session',
  summary: 'Changes own data',
  body: z.extend(personFieldsSchema, seenVersion),
  output: accountSchema,
  errors: ['conflict'],
  audit: { action: 'account:update', kind: 'change' },
})
