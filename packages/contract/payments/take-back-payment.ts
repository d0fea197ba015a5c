import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams, idSchema } from '../primitives/ids.ts'
import { paymentStepErrors, steppedPaymentSchema } from './payment.ts'
import { seenVersion } from '../history/seen-version.ts'

/** A clerk says which payment the bank took back by this movement: one of the same amount, which pays nothing from then on. */
export const takeBackPayment = defineOperation({
  name: 'take-back-payment',
  method: 'POST',
  path: 'v1/admin/documents/payments/{id}/take-back',
  access: 'payments:write',
  summary: 'Says which payment the bank took back by a movement',
  params: idParams,
  body: z.object({ ...seenVersion, payment_id: idSchema }),
  output: steppedPaymentSchema,
  errors: [...paymentStepErrors, 'payment_used', 'payment_refunded', 'given_back'],
  audit: { action: 'payment:reverse', kind: 'change' },
})
