import { z } from 'zod/mini'
import { applicationLinkSchema } from '../applications/application-progress.ts'
import { paidParts } from '../money/bank/matching.ts'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** An attempt that is begun or goes on; `open-online-payment` says where its page is. */
export const startedPaymentSchema = z.object({ id: idSchema })

/** What is paid: the price or the administrative fee. */
export const paidPart = { covers: z._default(z.enum(paidParts), 'price') }

/** Begins the card payment of an application, or goes on with the one that is under way, by the link from the mail. */
export const startOnlinePayment = defineOperation({
  name: 'start-online-payment',
  method: 'POST',
  path: 'v1/applications/online-payments',
  access: 'public',
  summary: 'Begins the card payment of an application, by its mailed link',
  body: z.extend(applicationLinkSchema, paidPart),
  output: startedPaymentSchema,
  errors: ['not_found', 'nothing_to_pay'],
  rate: { windowSeconds: 900, perAddress: 60 },
})
