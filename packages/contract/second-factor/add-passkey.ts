import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { madePasskeySchema } from './passkey-messages.ts'
import { passkeyNameSchema, recoveryCodesSchema } from './second-factor.ts'

/** Takes a passkey that the browser has made into use. Other sessions of the person end. */
export const addPasskey = defineOperation({
  name: 'add-passkey',
  method: 'POST',
  path: 'v1/services/account/factors/passkeys/add',
  access: 'session',
  duringSetUp: true,
  summary: 'Adds a passkey',
  body: z.object({ name: passkeyNameSchema, passkey: madePasskeySchema }),
  /** No codes: the person has recovery codes already. */
  output: z.object({ id: idSchema, recovery_codes: z.nullable(recoveryCodesSchema) }),
  errors: ['identity_unconfirmed', 'passkey_refused', 'duplicate', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 30 },
  audit: { action: 'factor:add_passkey', kind: 'change' },
})
