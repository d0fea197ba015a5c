import { defineOperation, defineRead } from '../operation.ts'
import { idSchema } from '../primitives/field-schemas.ts'
import { onlinePaymentRowSchema, onlinePaymentSchema } from '../money/online-payment.ts'
import { z } from 'zod/mini'
import { applicationLinkSchema } from '../applications/application-progress.ts'
import { paidParts } from '../money/bank/matching.ts'

/** Asks the payment provider what became of an attempt, for whoever comes back before its notice has come. */
export const confirmOnlinePayment = defineOperation({
  name: 'confirm-online-payment',
  path: 'v1/online-payments/{id}/confirm',
  access: 'public',
  summary: 'Asks the payment provider what became of a card payment',
  output: onlinePaymentSchema,
  rate: { windowSeconds: 900, perAddress: 200 },
})

/** The card payments of an application that were begun, the newest first, with what became of them. */
export const listApplicationOnlinePayments = defineRead({
  name: 'list-application-online-payments',
  path: 'v1/admin/applications/{id}/online-payments',
  access: 'payments:read',
  summary: 'Card payments of an application',
  output: z.object({ items: z.array(onlinePaymentRowSchema) }),
})

/** Orders an attempt from the payment provider and says where its page is. A repetition gives the same page. */
export const openOnlinePayment = defineOperation({
  name: 'open-online-payment',
  path: 'v1/online-payments/{id}/open',
  access: 'public',
  summary: 'Where the page of the payment provider is',
  output: z.object({ redirect_url: z.string() }),
  errors: ['nothing_to_pay', 'payment_page_unavailable'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

/** What became of a card payment, for whoever comes back from the provider's page. */
export const readOnlinePayment = defineRead({
  name: 'read-online-payment',
  path: 'v1/online-payments/{id}',
  access: 'public',
  summary: 'What became of a card payment',
  output: onlinePaymentSchema,
  rate: { windowSeconds: 900, perAddress: 900 },
})

/** A notice of the payment provider. Its signature is checked, not a session; the answer follows when what it says is stored. */
export const receivePaymentNotice = defineOperation({
  name: 'receive-payment-notice',
  path: 'v1/online-payments/notices',
  access: 'public',
  summary: 'A signed notice of the payment provider',
  signedBody: true,
  errors: ['not_found', 'notice_refused', 'body_too_large'],
  rate: { windowSeconds: 60, perAddress: 600 },
})

/** An attempt that is begun or goes on; `open-online-payment` says where its page is. */
const startedPaymentSchema = z.object({ id: idSchema })

/** What is paid: the price or the administrative fee. */
const paidPart = { covers: z._default(z.enum(paidParts), 'price') }

/** Begins the card payment of an application, or goes on with the one that is under way, by the link from the mail. */
export const startOnlinePayment = defineOperation({
  name: 'start-online-payment',
  path: 'v1/applications/online-payments',
  access: 'public',
  summary: 'Begins the card payment of an application, by its mailed link',
  body: z.extend(applicationLinkSchema, paidPart),
  output: startedPaymentSchema,
  errors: ['not_found', 'nothing_to_pay'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

/** Begins the card payment of one's own application, or goes on with the one that is under way. */
export const startOwnOnlinePayment = defineOperation({
  name: 'start-own-online-payment',
  path: 'v1/user/applications/{id}/online-payments',
  access: 'session',
  summary: 'Begins the card payment of one of my applications',
  body: z.object(paidPart),
  output: startedPaymentSchema,
  errors: ['nothing_to_pay'],
  rate: { windowSeconds: 900, perAddress: 60 },
})
