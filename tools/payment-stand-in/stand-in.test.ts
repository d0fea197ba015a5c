import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBehaviour } from './behaviour.ts'
import { outcomeOfCard, startPaymentStandIn, type PaymentStandIn } from './stand-in-server.ts'

const secret = 'preskusna-skrivnost-preskusna-skrivnost'
let standIn: PaymentStandIn
beforeAll(async () => {
  standIn = await startPaymentStandIn({ merchant: 'obcina', secret, town: 'https://obcina.example' })
})
afterAll(() => standIn.close())

test('a behaviour is read from a line, and nothing else', () => {
  expect(readBehaviour(' late 5000 ')).toEqual({ kind: 'late', milliseconds: 5000 })
  expect(readBehaviour('double')).toEqual({ kind: 'double' })
  for (const line of ['', 'late', 'late soon', 'sometimes']) expect(readBehaviour(line), line).toBeUndefined()
})

test('trial cards do what the page says, others are declined, and no number is no card', () => {
  expect(outcomeOfCard('4111 1111 1111 1111')).toBe('paid')
  expect(outcomeOfCard('4000-0000-0000-3220')).toBe('secure')
  expect(outcomeOfCard('5555 5555 5555 4444')).toEqual({ declined: 'other' })
  for (const number of ['', '4111 1111 1111 1112', 'kartica']) expect(outcomeOfCard(number), number).toBeUndefined()
})

const order = () => ({
  merchant: 'obcina',
  order: randomUUID(),
  amount: 1200,
  currency: 'EUR',
  description: 'Vloga',
  language: 'sl',
  expires_at: new Date(Date.now() + 60_000).toISOString(),
  return_url: 'https://obcina.example/placilo/1',
  notice_url: 'https://obcina.example/obvestila',
})

const send = async (body: object, change: { key?: string; secret?: string; merchant?: string; age?: number } = {}) => {
  const text = JSON.stringify(body)
  const seconds = Math.floor(Date.now() / 1_000) - (change.age ?? 0)
  const signature = createHmac('sha256', change.secret ?? secret)
    .update(`request.${seconds}.POST./payments.${text}`)
    .digest('hex')
  const headers = {
    'x-merchant': change.merchant ?? 'obcina',
    'x-timestamp': String(seconds),
    'x-signature': `v1=${signature}`,
    'idempotency-key': change.key ?? ('order' in body ? String(body.order) : ''),
  }
  return (await fetch(`${standIn.url}/payments`, { method: 'POST', headers, body: text })).status
}

test('it takes an order as agreed, once, and refuses every other', async () => {
  const good = order()
  expect(await send(good)).toBe(201)
  expect(await send(good)).toBe(201)
  expect(standIn.register.all()).toHaveLength(1)
  expect(await send({ ...good, amount: 1300 }), 'the same key for another amount').toBe(409)
  const refused: [string, number, Promise<number>][] = [
    ['another secret', 401, send(order(), { secret: `${secret}!` })],
    ['another merchant', 401, send(order(), { merchant: 'druga' })],
    ['an old call', 401, send(order(), { age: 301 })],
    ['a part of a cent', 422, send({ ...order(), amount: 12.5 })],
    ['nothing to pay', 422, send({ ...order(), amount: 0 })],
    ['another currency', 422, send({ ...order(), currency: 'USD' })],
    ['another key', 422, send(order(), { key: randomUUID() })],
    ['another host', 422, send({ ...order(), return_url: 'https://drugje.example/' })],
    ['a field too much', 422, send({ ...order(), card: '4111111111111111' })],
  ]
  for (const [name, status, answer] of refused) expect(await answer, name).toBe(status)
  expect(standIn.register.all()).toHaveLength(1)
})
