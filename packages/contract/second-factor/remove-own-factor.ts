import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** Removes the authenticator app, or one passkey. With the last factor the recovery codes go too. */
export const removeOwnFactor = defineOperation({
  name: 'remove-own-factor',
  method: 'POST',
  path: 'v1/services/account/factors/remove',
  access: 'session',
  summary: 'Removes an own second factor',
  body: z.object({ factor: z.union([z.literal('totp'), idSchema]) }),
  output: z.object({ removed: z.literal(true) }),
  errors: ['identity_unconfirmed', 'factor_required', 'not_found'],
  audit: { action: 'factor:remove', kind: 'change' },
})
