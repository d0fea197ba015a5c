import type { Clock } from '../clock/clock.ts'
import { ProviderError } from './payment-provider.ts'
import type { CardRefund, PaymentOrder, PaymentProvider, ProviderPayment } from './payment-provider.ts'
import { callProvider } from './provider-call.ts'
import type { ProviderSettings } from './provider-call.ts'
import { createdMessage, jsonOf, noticeMessage, paymentMessage, refundMessage } from './provider-messages.ts'
import type { PaymentMessage } from './provider-messages.ts'
import { faultOfSignature } from './signature.ts'

/** A message about a payment, of our merchant and of the environment that is set up. @throws ProviderError `untrusted` */
const believed = ({ merchant, test }: ProviderSettings, message: PaymentMessage): ProviderPayment => {
  if (message.merchant !== merchant) throw new ProviderError('untrusted', 'it is about a payment of another merchant')
  if (message.test !== test) throw new ProviderError('untrusted', `it is about a ${message.test ? 'trial' : 'real'} payment`)
  const { id, order, status, amount: cents, currency, transaction_id: transactionId, decline_code: declineCode } = message
  if (status === 'paid' && !transactionId) throw new ProviderError('untrusted', 'it is paid and names no transaction')
  return { id, order, status, cents, currency, transactionId: transactionId ?? null, declineCode: declineCode ?? null }
}

const createPayment = async (settings: ProviderSettings, order: PaymentOrder, now: Date) => {
  const answer = await callProvider(
    settings,
    {
      method: 'POST',
      path: '/payments',
      key: order.order,
      body: {
        merchant: settings.merchant,
        order: order.order,
        amount: order.cents,
        currency: 'EUR',
        description: order.description,
        // The provider knows these two.
        language: order.locale === 'en' ? 'en' : 'sl',
        expires_at: order.expiresAt.toISOString(),
        return_url: order.returnUrl,
        notice_url: order.noticeUrl,
      },
      answer: createdMessage,
    },
    now,
  )
  if (answer === undefined) throw new ProviderError('refused', 'the payment provider has no such page: check PAYMENT_URL')
  const payment = believed(settings, answer)
  if (payment.order !== order.order || payment.cents !== order.cents || payment.currency !== 'EUR')
    throw new ProviderError('untrusted', 'the payment provider made another payment than was ordered')
  return { id: payment.id, redirectUrl: answer.redirect_url }
}

const payBack = async (settings: ProviderSettings, { refund, order, paymentId, cents }: CardRefund, now: Date) => {
  const path = `/payments/${encodeURIComponent(paymentId)}/refunds`
  const body = { merchant: settings.merchant, order, refund, amount: cents, currency: 'EUR' }
  const answer = await callProvider(settings, { method: 'POST', path, key: refund, body, answer: refundMessage }, now)
  if (answer === undefined) throw new ProviderError('refused', 'the payment provider does not know the payment')
  if (answer.refund !== refund || answer.amount !== cents) throw new ProviderError('untrusted', 'the answer is about another refund')
  return answer.status === 'refused' ? { status: answer.status, reason: answer.reason ?? '' } : { status: answer.status }
}

/** A provider that speaks the protocol of docs/online-payments.md. Nothing is sent before the first payment. */
export const createHostedPageProvider = (settings: ProviderSettings, clock: Clock): PaymentProvider => ({
  merchant: settings.merchant,
  testEnvironment: settings.test,
  create: (order) => createPayment(settings, order, clock.now()),
  ask: async (order) => {
    const path = `/payments/${encodeURIComponent(order)}`
    const answer = await callProvider(settings, { method: 'GET', path, answer: paymentMessage }, clock.now())
    const payment = answer && believed(settings, answer)
    if (payment && payment.order !== order) throw new ProviderError('untrusted', 'the answer is about another payment')
    return payment
  },
  readNotice: ({ body, header }, now) => {
    const fault = faultOfSignature(settings.secret, { timestamp: header('x-timestamp'), signature: header('x-signature'), body }, now)
    if (fault !== undefined) throw new ProviderError('untrusted', fault)
    const notice = noticeMessage.safeParse(jsonOf(body.toString('utf8')))
    if (!notice.success) throw new ProviderError('untrusted', 'it is signed and says nothing that we understand')
    return { eventId: notice.data.id, payment: believed(settings, notice.data.payment) }
  },
  refund: (refund) => payBack(settings, refund, clock.now()),
})
