import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { paymentStepErrors, steppedPaymentSchema } from './payment.ts'
import { seenVersion } from '../history/seen-version.ts'

/** A clerk has looked at what the product took back because of a statement: it leaves the list of what is to be handled. */
export const seePayment = defineOperation({
  name: 'see-payment',
  method: 'POST',
  path: 'v1/admin/documents/payments/{id}/see',
  access: 'payments:write',
  summary: 'Notes that a payment that was taken back has been looked at',
  params: idParams,
  body: z.object({ ...seenVersion }),
  output: steppedPaymentSchema,
  errors: paymentStepErrors,
  audit: { action: 'payment:see', kind: 'change' },
})
