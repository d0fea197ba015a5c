import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { instantSchema } from '../primitives/ids.ts'

/** For how long, in ms, a sign-in or a password given again counts as just now. */
export const confirmedMs = 15 * 60_000

/** Gives the password again, so that for a quarter of an hour a first second factor may be added in this session. Who has one gives that. */
export const confirmIdentity = defineOperation({
  name: 'confirm-identity',
  method: 'POST',
  path: 'v1/services/account/confirm',
  access: 'session',
  duringSetUp: true,
  summary: 'Confirms by the password that it is still the same person',
  body: z.object({ password: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ confirmed_until: instantSchema }),
  errors: ['validation', 'identity_unconfirmed', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 10, failuresOnly: true },
})
