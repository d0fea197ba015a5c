import { type DeclineCode, declineCodes } from '@dovolilnice/contract/money/online-payment'
import { z } from 'zod/mini'
import { isLoopback } from '../security/is-loopback.ts'
import { createHmac } from 'node:crypto'
import { isSame } from '../security/secret.ts'
import type { Config } from '../../config.ts'
import { errorMessage } from '../errors/error-facts.ts'
import { type CardRefund, type PaymentOrder, type PaymentProvider, ProviderError, type ProviderPayment } from './payment-provider.ts'
import type { Clock } from '../clock/clock.ts'

/** Without control characters: the database takes no NUL. */
const text = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}+$/u))

/** The value of a JSON text; undefined for one that is none. */
const jsonOf = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isDeclineCode = (code: string): code is DeclineCode => declineCodes.some((known) => known === code)

/** A reason of refusal that we do not know is `other`. */
const declineCode = z.pipe(
  text,
  z.transform((code: string): DeclineCode => (isDeclineCode(code) ? code : 'other')),
)

/** A payment in the provider's words. */
const paymentMessage = z.object({
  id: text,
  order: text,
  merchant: text,
  amount: z.int(),
  currency: text,
  status: z.enum(['open', 'paid', 'declined', 'cancelled', 'expired']),
  test: z.boolean(),
  transaction_id: z.optional(z.nullable(text)),
  decline_code: z.optional(z.nullable(declineCode)),
})
type PaymentMessage = z.output<typeof paymentMessage>

/** Whether a browser may be sent there: over TLS, or to this machine, where the stand-in is. */
const isSafeAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

const createdMessage = z.extend(paymentMessage, {
  redirect_url: z.string().check(z.maxLength(2_000), z.refine(isSafeAddress, 'not over TLS')),
})

const noticeMessage = z.object({ id: text, type: z.literal('payment'), payment: paymentMessage })

const refundMessage = z.object({
  refund: text,
  amount: z.int(),
  status: z.enum(['done', 'pending', 'refused']),
  reason: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
})

/** What is signed: a call of ours can never stand for a notice of the provider, although both know one secret. */
type SignedKind = 'request' | 'notice'

/** Seconds by which the clocks of the two sides may differ; an older message may be a copy of one that was sent before. */
const tolerance = 300

/**
 * Signs a message: HMAC-SHA-256 over kind, time and what is said.
 * @param seconds the time of sending, in seconds since 1970
 */
export const signatureOf = (secret: string, kind: SignedKind, seconds: number | string, text: string | Buffer): string =>
  `v1=${createHmac('sha256', secret).update(`${kind}.${seconds}.`).update(text).digest('hex')}`

/** Why a signed message is not believed; undefined when it is. */
const faultOfSignature = (
  secret: string,
  { timestamp = '', signature = '', body }: { timestamp: string | undefined; signature: string | undefined; body: Buffer },
  now: Date,
): string | undefined => {
  if (!/^\d{1,12}$/.test(timestamp)) return 'it says no time'
  if (!isSame(signature, signatureOf(secret, 'notice', timestamp, body))) return 'its signature is not the provider’s'
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp))
  return age > tolerance ? `it was sent ${Math.round(age)} s before or after now` : undefined
}

/** How one merchant reaches the provider. */
type ProviderSettings = Omit<NonNullable<Config['cardPayments']>, 'feeMerchant'>

interface ProviderCall<S extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** A repetition with the same key is the same call. */
  key?: string
  answer: S
}

/** Milliseconds for a call: a person waits for the page. */
const patience = 10_000

const send = async ({ url, merchant, secret }: ProviderSettings, { method, path, body, key }: ProviderCall<z.ZodMiniType>, now: Date) => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const seconds = Math.floor(now.getTime() / 1_000)
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-merchant': merchant,
        'x-timestamp': String(seconds),
        'x-signature': signatureOf(secret, 'request', seconds, `${method}.${path}.${text}`),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new ProviderError('unreachable', `no answer of the payment provider: ${errorMessage(error)}`, { cause: error })
  }
}

/**
 * Calls the provider, signed.
 * @returns undefined when it answers that there is no such thing
 * @throws ProviderError
 */
const callProvider = async <S extends z.ZodMiniType>(
  settings: ProviderSettings,
  call: ProviderCall<S>,
  now: Date,
): Promise<z.output<S> | undefined> => {
  const { status, text } = await send(settings, call, now)
  if (status === 404) return undefined
  if (status >= 500 || status === 429) throw new ProviderError('unreachable', `the payment provider answered ${status}`)
  if (status >= 400) throw new ProviderError('refused', `the payment provider answered ${status}: ${text.slice(0, 300)}`)
  const answer = call.answer.safeParse(jsonOf(text))
  if (answer.success) return answer.data
  throw new ProviderError('untrusted', `the payment provider answered something else to ${call.method} ${call.path}`)
}

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
