import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'
import { refundStepErrors, steppedRefundSchema } from './refund.ts'
import { seenVersion } from '../history/seen-version.ts'

/** The bank has refused the payment: the refund waits for the next order. */
export const reopenRefund = defineOperation({
  name: 'reopen-refund',
  method: 'POST',
  path: 'v1/admin/refunds/{id}/reopen',
  access: 'payments:write',
  summary: 'Puts a refund that the bank refused back',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedRefundSchema,
  errors: refundStepErrors,
  audit: { action: 'refund:reopen', kind: 'change' },
})
