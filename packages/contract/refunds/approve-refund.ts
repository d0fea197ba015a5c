import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { refundStepErrors, steppedRefundSchema } from './refund.ts'
import { seenVersion } from '../history/seen-version.ts'

/** A second person approves: never the one who proposed, nor who changed the other's account lately. */
export const approveRefund = defineOperation({
  name: 'approve-refund',
  method: 'POST',
  path: 'v1/admin/refunds/{id}/approve',
  access: 'payments:write',
  summary: 'Approves a refund',
  params: idParams,
  body: z.object(seenVersion),
  output: steppedRefundSchema,
  errors: [...refundStepErrors, 'second_person', 'refund_used', 'no_cash_device', 'fiscal_unavailable', 'operator_tax_number'],
  audit: { action: 'refund:approve', kind: 'change' },
})
