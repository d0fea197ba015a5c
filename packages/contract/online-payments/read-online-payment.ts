import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { onlinePaymentSchema } from '../money/online-payment.ts'

/** What became of a card payment, for whoever comes back from the provider's page. */
export const readOnlinePayment = defineOperation({
  name: 'read-online-payment',
  method: 'GET',
  path: 'v1/online-payments/{id}',
  access: 'public',
  summary: 'What became of a card payment',
  params: idParams,
  output: onlinePaymentSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 900 },
})
