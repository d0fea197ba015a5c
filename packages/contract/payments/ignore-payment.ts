import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'
import { paymentStepErrors, steppedPaymentSchema } from './payment.ts'
import { seenVersion } from '../history/seen-version.ts'

/** A clerk sets aside what pays no fee, or what is left of an overpaid one; it may be undone. */
export const ignorePayment = defineOperation({
  name: 'ignore-payment',
  method: 'POST',
  path: 'v1/admin/documents/payments/{id}/ignore',
  access: 'payments:write',
  summary: 'Sets a payment aside with a reason',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedPaymentSchema,
  errors: paymentStepErrors,
  audit: { action: 'payment:ignore', kind: 'change' },
})
