import { z } from 'zod/mini'
import { paidParts } from '../money/bank/matching.ts'
import { defineOperation } from '../operation.ts'
import { idParams, idSchema } from '../primitives/ids.ts'
import { paymentStepErrors, steppedPaymentSchema } from './payment.ts'
import { seenVersion } from '../history/seen-version.ts'

const allocation = z.object({
  application_id: idSchema,
  covers: z._default(z.enum(paidParts), 'price'),
  cents: z.int().check(z.minimum(1, 'allocation_amount')),
})

/** A clerk puts what is left of a payment to one application, or divides it among several. A fee that is now paid in full is settled. */
export const matchPaymentByHand = defineOperation({
  name: 'match-payment',
  method: 'POST',
  path: 'v1/admin/documents/payments/{id}/match',
  access: 'payments:write',
  summary: 'Puts a payment to applications',
  params: idParams,
  body: z.object({ ...seenVersion, allocations: z.array(allocation).check(z.minLength(1), z.maxLength(50)) }),
  output: steppedPaymentSchema,
  errors: paymentStepErrors,
  audit: { action: 'payment:match', kind: 'change' },
})
