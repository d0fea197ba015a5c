import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** What the sign-in page offers beside the password. */
export const readSignInWays = defineOperation({
  name: 'read-sign-in-ways',
  method: 'GET',
  path: 'auth/ways',
  access: 'public',
  summary: 'How one may sign in',
  output: z.object({ passkey_origin: z.nullable(z.string()), identity_provider: z.boolean() }),
})
