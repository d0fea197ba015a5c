import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { onlinePaymentSchema } from '../money/online-payment.ts'

/** Asks the payment provider what became of an attempt, for whoever comes back before its notice has come. */
export const confirmOnlinePayment = defineOperation({
  name: 'confirm-online-payment',
  method: 'POST',
  path: 'v1/online-payments/{id}/confirm',
  access: 'public',
  summary: 'Asks the payment provider what became of a card payment',
  params: idParams,
  output: onlinePaymentSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 200 },
})
