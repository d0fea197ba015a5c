import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { sessionUserSchema } from '../session/session-user.ts'
import { signInStep } from '../session/signed-in-by.ts'

/** The address at the municipality's identity provider to which the browser goes to sign in. */
export const beginProviderSignIn = defineOperation({
  ...signInStep,
  name: 'begin-provider-sign-in',
  path: 'auth/provider/begin',
  summary: 'Begins to sign in with the account of the municipality',
  output: z.object({ url: z.string() }),
  errors: ['provider_off', 'provider_unavailable', 'only_provider_unavailable', 'rate_limited'],
})

/** Signs in the staff account whose confirmed address the provider has vouched for. Never makes an account. */
export const finishProviderSignIn = defineOperation({
  ...signInStep,
  name: 'finish-provider-sign-in',
  path: 'auth/provider/finish',
  summary: 'Signs in with the account of the municipality',
  /** The query with which the provider has sent the browser back. */
  body: z.object({ answer: z.string().check(z.maxLength(8000)) }),
  output: z.object({ user: sessionUserSchema }),
  errors: [
    'provider_off',
    'provider_unavailable',
    'only_provider_unavailable',
    'provider_refused',
    'provider_unconfirmed',
    'provider_unknown',
    'rate_limited',
  ],
})

/** Where the browser goes to sign out at the provider too; null when it has no such address, or does not answer. */
export const beginProviderSignOut = defineOperation({
  ...signInStep,
  name: 'begin-provider-sign-out',
  path: 'auth/provider/sign-out',
  summary: 'Begins to sign out of the account of the municipality',
  output: z.object({ url: z.nullable(z.string()) }),
})
