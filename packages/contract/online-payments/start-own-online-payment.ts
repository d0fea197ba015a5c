import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { paidPart, startedPaymentSchema } from './start-online-payment.ts'

/** Begins the card payment of one's own application, or goes on with the one that is under way. */
export const startOwnOnlinePayment = defineOperation({
  name: 'start-own-online-payment',
  method: 'POST',
  path: 'v1/user/applications/{id}/online-payments',
  access: 'session',
  summary: 'Begins the card payment of one of my applications',
  params: idParams,
  body: z.object(paidPart),
  output: startedPaymentSchema,
  errors: ['not_found', 'nothing_to_pay'],
  rate: { windowSeconds: 900, perAddress: 60 },
})
