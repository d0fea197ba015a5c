import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { paymentDetailsSchema } from './payment.ts'

/** One payment with the applications that it may be for. */
export const getPayment = defineOperation({
  name: 'get-payment',
  method: 'GET',
  path: 'v1/admin/documents/payments/{id}',
  access: 'payments:read',
  summary: 'One payment',
  params: idParams,
  output: paymentDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'payment:read', kind: 'read' },
})
