import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { sessionUserSchema } from '../session/session-user.ts'

/** The address at the municipality's identity provider to which the browser goes to sign in. */
export const beginProviderSignIn = defineOperation({
  name: 'begin-provider-sign-in',
  method: 'POST',
  path: 'auth/provider/begin',
  access: 'public',
  summary: 'Begins to sign in with the account of the municipality',
  output: z.object({ url: z.string() }),
  errors: ['provider_off', 'provider_unavailable', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100 },
})

/** Signs in the staff account whose confirmed address the provider has vouched for. Never makes an account. */
export const finishProviderSignIn = defineOperation({
  name: 'finish-provider-sign-in',
  method: 'POST',
  path: 'auth/provider/finish',
  access: 'public',
  summary: 'Signs in with the account of the municipality',
  /** The query with which the provider has sent the browser back. */
  body: z.object({ answer: z.string().check(z.maxLength(8000)) }),
  output: z.object({ user: sessionUserSchema }),
  errors: ['provider_off', 'provider_unavailable', 'provider_refused', 'provider_unconfirmed', 'provider_unknown', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100 },
})

/** Where the browser goes to sign out at the provider too; null when it has no such address, or does not answer. */
export const beginProviderSignOut = defineOperation({
  name: 'begin-provider-sign-out',
  method: 'POST',
  path: 'auth/provider/sign-out',
  access: 'public',
  summary: 'Begins to sign out of the account of the municipality',
  output: z.object({ url: z.nullable(z.string()) }),
  rate: { windowSeconds: 900, perAddress: 100 },
})
