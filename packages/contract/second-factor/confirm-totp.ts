import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { recoveryCodesSchema, totpCodeSchema } from './second-factor.ts'

/** Takes the authenticator app into use by its first right code. */
export const confirmTotp = defineOperation({
  name: 'confirm-totp',
  method: 'POST',
  path: 'v1/services/account/factors/totp/confirm',
  access: 'session',
  duringSetUp: true,
  summary: 'Takes an authenticator app into use',
  body: z.object({ code: totpCodeSchema }),
  /** Null: the person has recovery codes already. */
  output: z.object({ recovery_codes: z.nullable(recoveryCodesSchema) }),
  errors: ['identity_unconfirmed', 'invalid_code', 'illegal_transition', 'rate_limited'],
  rate: { windowSeconds: 900, perAddress: 100, perAccount: 10, failuresOnly: true },
  audit: { action: 'factor:add_totp', kind: 'change' },
})
