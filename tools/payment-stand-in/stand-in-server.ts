import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Behaviour } from './behaviour.ts'
import { outcomeOfCard } from './cards.ts'
import { answerMerchant, merchantOf } from './merchant-calls.ts'
import type { Desk, Merchant } from './merchant-calls.ts'
import { bankPage, cardPage, overPage } from './pages.ts'
import { openRegister } from './register.ts'
import type { Register, StoredPayment } from './register.ts'
import { sendNotices } from './send-notices.ts'
import type { SentNotice } from './send-notices.ts'

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
