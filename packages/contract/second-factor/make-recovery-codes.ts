import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { recoveryCodesSchema } from './second-factor.ts'

/** Ten new recovery codes; the earlier ones stop working. */
export const makeRecoveryCodes = defineOperation({
  name: 'make-recovery-codes',
  method: 'POST',
  path: 'v1/services/account/factors/recovery-codes',
  access: 'session',
  duringSetUp: true,
  summary: 'Makes new recovery codes',
  output: z.object({ recovery_codes: recoveryCodesSchema }),
  errors: ['identity_unconfirmed', 'illegal_transition'],
  audit: { action: 'factor:make_recovery_codes', kind: 'change' },
})
