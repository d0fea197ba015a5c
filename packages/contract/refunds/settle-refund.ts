import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'
import { refundStepErrors, steppedRefundSchema } from './refund.ts'
import { seenVersion } from '../history/seen-version.ts'

/** The bank has paid, and no statement was uploaded that says so. */
export const settleRefund = defineOperation({
  name: 'settle-refund',
  method: 'POST',
  path: 'v1/admin/refunds/{id}/settle',
  access: 'payments:write',
  summary: 'Records that the bank has paid a refund',
  params: idParams,
  body: z.object({ ...seenVersion, paid_on: localDaySchema }),
  output: steppedRefundSchema,
  errors: refundStepErrors,
  audit: { action: 'refund:settle', kind: 'change' },
})
