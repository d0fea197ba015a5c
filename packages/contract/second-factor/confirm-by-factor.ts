import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { instantSchema } from '../primitives/ids.ts'
import { eitherCodeSchema } from './either-code.ts'
import { passkeyProofSchema, passkeyRequestSchema } from './passkey-messages.ts'

/** A challenge for an own passkey, bound to this session; it works once, for five minutes. */
export const beginPasskeyConfirmation = defineOperation({
  name: 'begin-passkey-confirmation',
  method: 'POST',
  path: 'v1/services/account/factors/confirm/begin',
  access: 'session',
  summary: 'Begins to confirm by a passkey that it is still the same person',
  output: z.object({ options: passkeyRequestSchema }),
  errors: ['passkeys_impossible'],
})

/** Who has a second factor proves it again before factors are changed: the password alone, or a session left open, removes none. */
export const confirmByFactor = defineOperation({
  name: 'confirm-by-factor',
  method: 'POST',
  path: 'v1/services/account/factors/confirm',
  access: 'session',
  summary: 'Confirms by a second factor that it is still the same person',
  body: z.union([z.object({ code: eitherCodeSchema }), z.object({ proof: passkeyProofSchema })]),
  output: z.object({ confirmed_until: instantSchema }),
  errors: ['invalid_code', 'invalid_recovery_code', 'passkey_refused', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 10, failuresOnly: true },
})
