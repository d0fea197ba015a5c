import { z } from 'zod/mini'
import { paidParts } from '../money/bank/matching.ts'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'
import { paymentStepErrors, steppedPaymentSchema } from './payment.ts'
import { seenVersion } from '../history/seen-version.ts'

/**
 * Takes back what was done with a payment. An application that was paid by it waits for its payment again; one whose permit or invoice was
 * issued cannot be taken back. Of what the bank took back either side may be named: the payment pays again what is still open of what it paid, and the
 * movement waits for a clerk. With `covers` only what it pays of that part, as of an administrative fee, for which nothing is issued.
 */
export const undoPayment = defineOperation({
  name: 'undo-payment',
  method: 'POST',
  path: 'v1/admin/documents/payments/{id}/undo',
  access: 'payments:write',
  summary: 'Takes back what was done with a payment',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema, covers: z.optional(z.enum(paidParts)) }),
  output: steppedPaymentSchema,
  errors: [...paymentStepErrors, 'payment_used', 'payment_refunded'],
  audit: { action: 'payment:undo', kind: 'change' },
})
