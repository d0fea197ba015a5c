import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'

/**
 * Removes a payment that was recorded by mistake: it pays nothing any more and stays in the books with the reason. Refused once an invoice
 * or a permit hangs on what it paid.
 */
export const deletePayment = defineOperation({
  name: 'delete-payment',
  method: 'GET',
  path: 'v1/admin/documents/payments/{id}/delete',
  access: 'payments:write',
  summary: 'Removes a payment that was recorded by mistake',
  params: idParams,
  query: z.object({ reason: reasonSchema }),
  changesState: true,
  errors: ['not_found', 'illegal_transition', 'payment_used', 'payment_refunded'],
  audit: { action: 'payment:delete', kind: 'change' },
})
