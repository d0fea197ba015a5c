import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Orders an attempt from the payment provider and says where its page is. A repetition gives the same page. */
export const openOnlinePayment = defineOperation({
  name: 'open-online-payment',
  method: 'POST',
  path: 'v1/online-payments/{id}/open',
  access: 'public',
  summary: 'Where the page of the payment provider is',
  params: idParams,
  output: z.object({ redirect_url: z.string() }),
  errors: ['not_found', 'nothing_to_pay', 'payment_page_unavailable'],
  rate: { windowSeconds: 900, perAddress: 60 },
})
