import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { refundAccountSchema } from './refund-account.ts'
import { refundStepErrors, steppedRefundSchema } from './refund.ts'
import { seenVersion } from '../history/seen-version.ts'

/** Says where a refund that the card did not take is transferred to. Whoever says it has proposed it: another person approves. */
export const giveRefundAccount = defineOperation({
  name: 'give-refund-account',
  method: 'POST',
  path: 'v1/admin/refunds/{id}/account',
  access: 'payments:write',
  summary: 'Says to which account a refund goes',
  params: idParams,
  body: z.object({ ...seenVersion, iban: refundAccountSchema }),
  output: steppedRefundSchema,
  errors: refundStepErrors,
  audit: { action: 'refund:give_account', kind: 'change' },
})
