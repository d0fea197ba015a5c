import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'
import { refundAccountSchema } from './refund-account.ts'
import { refundStepErrors, steppedRefundSchema } from './refund.ts'
import { seenVersion } from '../history/seen-version.ts'

/**
 * The bank has refused the payment. Another person than the one who made the order says so, with the account that it goes to now; it is a proposal
 * again, which somebody else approves. The order's file is void from then on.
 */
export const reopenRefund = defineOperation({
  name: 'reopen-refund',
  method: 'POST',
  path: 'v1/admin/refunds/{id}/reopen',
  access: 'payments:write',
  summary: 'Puts a refund that the bank refused back',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema, iban: refundAccountSchema }),
  output: steppedRefundSchema,
  errors: [...refundStepErrors, 'second_person'],
  audit: { action: 'refund:reopen', kind: 'change' },
})
