import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Behaviour } from './behaviour.ts'
import { answerMerchant, merchantOf, type Desk, type Merchant } from './merchant-calls.ts'
import { bankPage, cardPage, overPage } from './pages.ts'
import { openRegister, type Register, type StoredPayment, tell } from './register.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { noticeHeaders } from './messages.ts'

/** A notice that was sent, with what came back. */
interface SentNotice {
  id: string
  status: string
  answer: number | 'no answer'
}

interface Sending {
  secret: string
  behaviour: Behaviour
  sent: SentNotice[]
  now(): Date
}

const post = async (url: string, notice: object, { secret, behaviour, now }: Sending): Promise<number | 'no answer'> => {
  const body = JSON.stringify(notice)
  const seconds = Math.floor(now().getTime() / 1_000) - (behaviour.kind === 'stale' ? 3_600 : 0)
  const headers = noticeHeaders(behaviour.kind === 'wrong_signature' ? `${secret}!` : secret, seconds, body)
  return fetch(url, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 'no answer' as const,
  )
}

const bent = (payment: StoredPayment, { kind }: Behaviour) => ({
  ...tell(payment),
  ...(kind === 'other_amount' && { amount: payment.amount - 1 }),
  ...(kind === 'other_merchant' && { merchant: 'somebody-else' }),
  ...(kind === 'other_mode' && { test: false }),
})

const pauses = [0, 1_000, 5_000]

/** Sends one notice until it is answered with 2xx, a few times. */
const deliver = async (payment: StoredPayment, told: object & { status: string }, sending: Sending): Promise<void> => {
  const notice = { id: `evt_${randomUUID()}`, type: 'payment', created_at: sending.now().toISOString(), payment: told }
  const refused = ['wrong_signature', 'stale', 'other_merchant', 'other_mode'].includes(sending.behaviour.kind)
  for (const milliseconds of refused ? pauses.slice(0, 1) : pauses) {
    await pause(milliseconds)
    const copies = sending.behaviour.kind === 'double' ? 2 : 1
    const answers = await Promise.all(Array.from({ length: copies }, () => post(payment.notice_url, notice, sending)))
    for (const answer of answers) sending.sent.push({ id: notice.id, status: told.status, answer })
    if (answers.some((answer) => answer !== 'no answer' && answer < 300)) return
  }
}

/** Tells the merchant what became of a payment, as well or as badly as the behaviour says. Resolves when it was told. */
const sendNotices = async (payment: StoredPayment, sending: Sending): Promise<void> => {
  const { behaviour } = sending
  if (behaviour.kind === 'never' || behaviour.kind === 'down') return
  if (behaviour.kind === 'late') await pause(behaviour.milliseconds)
  const told = bent(payment, behaviour)
  await deliver(payment, told, sending)
  if (behaviour.kind !== 'out_of_order') return
  // What a slow queue may bring after the end.
  for (const status of ['open', 'declined', 'expired']) await deliver(payment, { ...told, status }, sending)
}

/** What a card does: it is paid, declined with a code, or the payer's bank asks first. */
type CardOutcome = 'paid' | 'secure' | { declined: 'insufficient_funds' | 'expired_card' | 'other' }

const known: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': 'paid',
  '4000000000000002': { declined: 'insufficient_funds' },
  '4000000000000069': { declined: 'expired_card' },
  '4000000000003220': 'secure',
}

/** The check digit of a card number (Luhn, ISO/IEC 7812). */
const isCardNumber = (digits: string): boolean =>
  /^\d{12,19}$/.test(digits) &&
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
    0

/** What becomes of a card as it was typed; undefined for a number that is none. */
export const outcomeOfCard = (typed: string): CardOutcome | undefined => {
  const digits = typed.replace(/[\s-]/g, '')
  return known[digits] ?? (isCardNumber(digits) ? { declined: 'other' } : undefined)
}

/** A server that stands in for a payment provider, on this machine. No money moves. */
export interface PaymentStandIn {
  url: string
  behave(behaviour: Behaviour): void
  register: Register
  /** The notices that were sent, with the answers. */
  notices: readonly SentNotice[]
  /** Sends what the town has not been told yet, as `behave` says now. */
  tell(payment: StoredPayment): Promise<void>
  /** Browsers and notices go to this origin alone from now on. */
  setTown(origin: string): void
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

const html = (response: ServerResponse, text: string): void =>
  void response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    })
    .end(text)

type Ending = readonly [status: 'paid' | 'declined' | 'cancelled', code?: string]

/** What a step of the payer leads to: the end of the payment, or the page that follows. */
const afterStep = (payment: StoredPayment, fields: URLSearchParams): Ending | string => {
  const buttons: Readonly<Record<string, Ending>> = {
    cancel: ['cancelled'],
    confirm: ['paid'],
    refuse: ['declined', 'authentication_failed'],
  }
  const pressed = buttons[fields.get('step') ?? '']
  if (pressed !== undefined) return pressed
  const outcome = outcomeOfCard(fields.get('number') ?? '')
  if (outcome === undefined) return cardPage(payment, true)
  if (outcome === 'secure') return bankPage(payment)
  return outcome === 'paid' ? ['paid'] : ['declined', outcome.declined]
}

const header = (request: IncomingMessage, name: string): string => [request.headers[name]].flat()[0] ?? ''

/**
 * Starts the stand-in on a free port of this machine.
 * @param now its clock
 */
export const startPaymentStandIn = async (merchant: Merchant, now: () => Date = () => new Date()): Promise<PaymentStandIn> => {
  const register = openRegister()
  const sent: SentNotice[] = []
  let behaviour: Behaviour = { kind: 'normal' }
  let url = ''
  const desk: Desk = { merchant: { ...merchant }, register, behaviour: () => behaviour, now, url: () => url }
  const tell = (payment: StoredPayment) =>
    sendNotices(payment, { secret: merchantOf(merchant, payment.merchant).secret, behaviour, sent, now })

  const answerPayer = async (request: IncomingMessage, response: ServerResponse, payment: StoredPayment): Promise<void> => {
    if (new Date(payment.expires_at) < now()) register.end(payment, 'expired')
    if (payment.status !== 'open') return html(response, overPage(payment))
    if (request.method !== 'POST') return html(response, cardPage(payment))
    const next = afterStep(payment, new URLSearchParams(await bodyOf(request)))
    if (typeof next === 'string') return html(response, next)
    register.end(payment, ...next)
    const told = tell(payment)
    if (behaviour.kind === 'before_return') await told
    response.writeHead(303, { location: payment.return_url, 'cache-control': 'no-store' }).end()
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    if (behaviour.kind === 'down') return void request.socket.destroy()
    const payment = path.startsWith('/pay/') ? register.find(path.slice('/pay/'.length)) : undefined
    if (payment !== undefined) return answerPayer(request, response, payment)
    const call = {
      method: request.method ?? '',
      path,
      body: await bodyOf(request),
      merchant: header(request, 'x-merchant'),
      timestamp: header(request, 'x-timestamp'),
      signature: header(request, 'x-signature'),
      key: header(request, 'idempotency-key'),
    }
    const { status, body } = answerMerchant(call, desk)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url,
    behave: (next) => void (behaviour = next),
    register,
    notices: sent,
    tell,
    setTown: (origin) => void (desk.merchant.town = origin),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
