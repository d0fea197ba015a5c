import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { passkeyCreationSchema } from './passkey-messages.ts'

/** A challenge for making a passkey, bound to this session; it works once, for five minutes. */
export const beginPasskey = defineOperation({
  name: 'begin-passkey',
  method: 'POST',
  path: 'v1/services/account/factors/passkeys/begin',
  access: 'session',
  duringSetUp: true,
  summary: 'Begins to add a passkey',
  output: z.object({ options: passkeyCreationSchema }),
  errors: ['identity_unconfirmed', 'passkeys_impossible'],
})
