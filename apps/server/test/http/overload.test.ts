import { antiForgeryCookie, antiForgeryHeader } from '@dovolilnice/contract/headers'
import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { once } from 'node:events'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { defineOperation } from '@dovolilnice/contract/operation'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { implement, implementPrepared, type Route } from '../../platform/http/context.ts'
import { addHealth } from '../../platform/http/health.ts'
import { addLive } from '../../platform/http/live.ts'
import { usualTimeLimits } from '../../platform/http/limits/limits.ts'
import type { TurnLimits } from '../../platform/security/limited-turns.ts'
import { cookiesOf } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

const anyone = { access: 'public', method: 'GET', output: z.object({ done: z.boolean() }) } as const
const slow = defineOperation({ ...anyone, name: 'read-slowly', path: 'v1/slow', summary: 'Waits for the test' })
const prepared = defineOperation({ ...anyone, name: 'prepare-slowly', path: 'v1/prepared', summary: 'Waits before its transaction' })
const upload = defineOperation({
  name: 'upload',
  method: 'POST',
  path: 'v1/upload',
  access: 'public',
  summary: 'Takes a file',
  multipart: true,
  body: z.object({}),
  output: anyone.output,
})

/** Calls that have begun and wait until the test lets them go on. */
let held: (() => void)[] = []
let isOver = false
const wait = async () => {
  if (!isOver) await new Promise<void>((resolve) => held.push(resolve))
  return { done: true }
}
/** Without a transaction: the embedded database has one at a time. */
const slowRoute: Route = { operation: slow, handle: wait, read: wait }
const routes = [
  slowRoute,
  implementPrepared(prepared, wait, async (_, __, found) => found),
  implement(upload, async () => ({ done: true })),
]

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

let app: FastifyInstance
let url: string
let agent: Agent
let stopLive = async () => {}
const listen = async (limits: TurnLimits) => {
  const findSession = findRequestSession(product.services)
  app = await createApp(product.services, [{ name: 'test', routes }], findSession, usualTimeLimits, limits)
  addHealth(app, product.services, [])
  stopLive = await addLive(app, product.services.database, findSession)
  url = await app.listen({ host: '127.0.0.1', port: 0 })
}
beforeEach(() => {
  held = []
  isOver = false
  agent = new Agent({ keepAlive: true })
})
afterEach(async () => {
  isOver = true
  for (const goOn of held) goOn()
  agent.destroy()
  await app.close()
  await stopLive()
})

const answerOf = async (call: ClientRequest): Promise<IncomingMessage> => (await once(call, 'response'))[0]
const ask = (path: string, headers = {}): Promise<IncomingMessage> => answerOf(request(`${url}/api/${path}`, { agent, headers }).end())
const textOf = async (answer: IncomingMessage): Promise<string> => (await answer.toArray()).join('')
/** For a slow machine; what is waited for comes within milliseconds on a quiet one. */
const soon = { timeout: 20_000 }
const heldCalls = async (count: number) => {
  await expect.poll(() => held.length, soon).toBe(count)
}

test('refuses at once, with Retry-After, what finds neither a place nor room to wait, and answers the others whole', async () => {
  await listen({ atOnce: 2, mostWaiting: 3 })
  const answers = Array.from({ length: 50 }, () => ask('v1/slow'))
  const refused: IncomingMessage[] = []
  for (const answer of answers) void answer.then((got) => got.statusCode === 503 && refused.push(got))
  await expect.poll(() => refused.length, soon).toBe(45)
  expect(held).toHaveLength(2)
  for (const answer of refused) {
    expect(answer.headers['retry-after']).toBe('5')
    expect(JSON.parse(await textOf(answer)).error.code).toBe('unavailable')
  }
  for (let count = 1; count <= 5; count += 1) {
    await expect.poll(() => held.length, soon).toBeGreaterThanOrEqual(count)
    held[count - 1]?.()
  }
  const served = (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200)
  expect(await Promise.all(served.map(textOf))).toEqual(Array(5).fill('{"done":true}'))
  const after = ask('v1/slow')
  await heldCalls(6)
  held[5]?.()
  expect((await after).statusCode).toBe(200)
})

test('refuses who has waited too long', async () => {
  await listen({ atOnce: 1, mostWaiting: 1, waitMs: 50 })
  const begun = ask('v1/slow')
  await heldCalls(1)
  expect((await ask('v1/slow')).statusCode).toBe(503)
  held[0]?.()
  expect((await begun).statusCode).toBe(200)
})

test('counts neither health nor live streams', async () => {
  await listen({ atOnce: 1, mostWaiting: 0 })
  const begun = ask('v1/slow')
  await heldCalls(1)
  const cookie = cookiesOf(await product.as('admin'))
  const stream = await ask('v1/live', { cookie })
  expect(stream.statusCode).toBe(200)
  expect((await ask('health/live')).statusCode).toBe(200)
  expect((await ask('health/ready')).statusCode).toBe(200)
  held[0]?.()
  expect((await begun).statusCode).toBe(200)
  const next = ask('v1/slow')
  await heldCalls(2)
  held[1]?.()
  expect((await next).statusCode).toBe(200)
  stream.destroy()
})

test('gives the place to others while a call prepares', async () => {
  await listen({ atOnce: 1, mostWaiting: 0 })
  const preparing = ask('v1/prepared')
  await heldCalls(1)
  const other = ask('v1/slow')
  await heldCalls(2)
  held[0]?.()
  held[1]?.()
  expect((await other).statusCode).toBe(200)
  expect((await preparing).statusCode).toBe(200)
})

test('gives the place to others while an upload arrives, and never refuses the upload then', async () => {
  await listen({ atOnce: 1, mostWaiting: 1, waitMs: 50 })
  const visitor = product.visitor()
  await visitor.call(fetchAntiForgery)
  const headers = {
    cookie: cookiesOf(visitor),
    [antiForgeryHeader]: visitor.cookies.get(antiForgeryCookie),
    'content-type': 'multipart/form-data; boundary=part',
  }
  const sending = request(`${url}/api/v1/upload`, { agent, method: 'POST', headers })
  const sent = answerOf(sending)
  sending.write('--part\r\ncontent-disposition: form-data; name="a"\r\n\r\nthe first ')
  const other = ask('v1/slow')
  await heldCalls(1)
  sending.end('half\r\n--part--\r\n')
  // The upload waits for longer than others may.
  await pause(200)
  held[0]?.()
  expect((await other).statusCode).toBe(200)
  expect((await sent).statusCode).toBe(200)
})
