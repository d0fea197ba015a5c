import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'
import { refundStepErrors, steppedRefundSchema } from './refund.ts'
import { seenVersion } from '../history/seen-version.ts'

/** Declines a proposed refund; nothing is paid back. */
export const declineRefund = defineOperation({
  name: 'decline-refund',
  method: 'POST',
  path: 'v1/admin/refunds/{id}/decline',
  access: 'payments:write',
  summary: 'Declines a refund',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedRefundSchema,
  errors: refundStepErrors,
  audit: { action: 'refund:decline', kind: 'change' },
})
