import { defineOperation } from '../operation.ts'

/** A notice of the payment provider. Its signature is checked, not a session; the answer follows when what it says is stored. */
export const receivePaymentNotice = defineOperation({
  name: 'receive-payment-notice',
  method: 'POST',
  path: 'v1/online-payments/notices',
  access: 'public',
  summary: 'A signed notice of the payment provider',
  signedBody: true,
  errors: ['not_found', 'notice_refused', 'body_too_large'],
  rate: { windowSeconds: 60, perAddress: 600 },
})
