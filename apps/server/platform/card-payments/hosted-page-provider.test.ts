import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../../test/fixed-clock.ts'
import { createHostedPageProvider, signatureOf } from './hosted-page-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

const secret = 'preskusna-skrivnost-preskusna-skrivnost'
const clock = fixedClock('2026-11-16T09:00:00Z')
const seconds = clock.now().getTime() / 1_000

/** What the server of the provider answers next. */
let answer: (response: ServerResponse) => void
let close: () => void
let provider: PaymentProvider
beforeAll(async () => {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  provider = createHostedPageProvider({ url, merchant: 'obcina', secret, test: true }, clock)
  close = () => void server.close()
})
afterAll(() => close())

const payment = { id: 'p1', order: 'o1', merchant: 'obcina', amount: 1200, currency: 'EUR', status: 'open', test: true }
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(JSON.stringify(body))
const order = {
  order: 'o1',
  cents: 1200,
  description: 'Vloga',
  locale: 'sl' as const,
  expiresAt: clock.now(),
  returnUrl: 'https://obcina.example/placilo/o1',
  noticeUrl: 'https://obcina.example/api/v1/online-payments/notices',
}

test('a page is believed only when it is of this order, over TLS, and of the environment that is set up', async () => {
  const page = 'https://placila.example/p1'
  answer = json({ ...payment, redirect_url: page })
  expect(await provider.create(order)).toEqual({ id: 'p1', redirectUrl: page })
  const wrong: object[] = [{ amount: 1201 }, { currency: 'USD' }, { order: 'o2' }, { merchant: 'druga' }, { test: false }]
  for (const change of [...wrong, { redirect_url: 'http://placila.example/p1' }, { redirect_url: 'javascript:alert(1)' }]) {
    answer = json({ ...payment, redirect_url: page, ...change })
    await expect(provider.create(order), JSON.stringify(change)).rejects.toMatchObject({ kind: 'untrusted' })
  }
})

test('an outage, a refusal and nonsense are told apart', async () => {
  answer = json({}, 502)
  await expect(provider.ask('o1')).rejects.toMatchObject({ kind: 'unreachable' })
  answer = (response) => void response.destroy()
  await expect(provider.ask('o1')).rejects.toMatchObject({ kind: 'unreachable' })
  answer = json({ error: 'x-signature' }, 401)
  await expect(provider.ask('o1')).rejects.toMatchObject({ kind: 'refused' })
  answer = (response) => void response.end('<html>')
  await expect(provider.ask('o1')).rejects.toMatchObject({ kind: 'untrusted' })
  answer = (response) => void response.writeHead(302, { location: 'https://drugje.example' }).end()
  await expect(provider.ask('o1')).rejects.toMatchObject({ kind: 'unreachable' })
  answer = json({}, 404)
  expect(await provider.ask('o1')).toBeUndefined()
  answer = json({ ...payment, status: 'paid' })
  await expect(provider.ask('o1'), 'without a transaction').rejects.toMatchObject({ kind: 'untrusted' })
})

const notice = JSON.stringify({ id: 'e1', type: 'payment', payment: { ...payment, status: 'declined', decline_code: 'novo' } })
const read = (body: string, headers: Record<string, string>) =>
  provider.readNotice({ body: Buffer.from(body), header: (name) => headers[name] }, clock.now())
const signed = (body: string, at: number | string = seconds, kind: 'request' | 'notice' = 'notice', key = secret) =>
  read(body, { 'x-timestamp': String(at), 'x-signature': signatureOf(key, kind, at, body) })

test('a notice is believed with the provider’s signature of this minute, and in no other way', () => {
  expect(signed(notice)).toMatchObject({ eventId: 'e1', payment: { order: 'o1', status: 'declined', declineCode: 'other' } })
  expect(signed(notice, seconds - 299)).toMatchObject({ eventId: 'e1' })
  const refused: [string, () => unknown][] = [
    ['old', () => signed(notice, seconds - 301)],
    ['of the future', () => signed(notice, seconds + 301)],
    ['of another key', () => signed(notice, seconds, 'notice', `${secret}!`)],
    ['a call of ours', () => signed(notice, seconds, 'request')],
    ['no number', () => signed(notice, '12e9')],
    ['no headers', () => read(notice, {})],
    [
      'another body',
      () => read(`${notice} `, { 'x-timestamp': String(seconds), 'x-signature': signatureOf(secret, 'notice', seconds, notice) }),
    ],
    [
      'half a signature',
      () => read(notice, { 'x-timestamp': String(seconds), 'x-signature': signatureOf(secret, 'notice', seconds, notice).slice(0, 20) }),
    ],
    ['no JSON', () => signed('{')],
    ['nothing', () => signed('')],
    ['an amount with a part of a cent', () => signed(notice.replace('1200', '1200.5'))],
  ]
  for (const [name, attempt] of refused) expect(attempt, name).toThrow(expect.objectContaining({ kind: 'untrusted' }))
})
