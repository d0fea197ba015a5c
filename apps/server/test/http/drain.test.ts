import { once } from 'node:events'
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { features } from '../../compose.ts'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { addDrain } from '../../platform/http/limits/drain.ts'
import { addLive } from '../../platform/http/live.ts'
import { cookiesOf } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

let app: FastifyInstance
let url: string
let stopLive: () => Promise<void>
/** Lets the slow call answer. */
let finish: () => void
/** Resolves when the slow call has reached the server. */
let begun: Promise<void>

const listen = async (limitMs?: number) => {
  const findSession = findRequestSession(product.services)
  app = await createApp(product.services, features, findSession)
  stopLive = await addLive(app, product.services.database, findSession)
  addDrain(app, limitMs)
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  begun = reached.promise
  finish = () => released.resolve()
  app.get('/slow', async () => {
    reached.resolve()
    await released.promise
    return { done: true }
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
}

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())
const ask = (path: string, headers = {}): ClientRequest => get(`${url}${path}`, { agent, headers })
const answerOf = async (call: ClientRequest): Promise<IncomingMessage> => (await once(call, 'response'))[0]
const textOf = async (answer: IncomingMessage): Promise<string> => (await answer.toArray()).join('')

beforeEach(() => {
  finish = () => {}
})

test('a call in flight is answered whole, while a new one is sent elsewhere', async () => {
  await listen()
  const open = answerOf(ask('/api/health/live'))
  const slow = ask('/slow')
  await begun
  await textOf(await open)
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  const refused = await answerOf(ask('/api/health/live'))
  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({ 'retry-after': '5', connection: 'close' })
  expect(JSON.parse(await textOf(refused)).error.code).toBe('unavailable')
  const fresh = new Agent()
  expect(await once(get(url, { agent: fresh }), 'error')).toMatchObject([{ code: 'ECONNREFUSED' }])
  finish()
  const answer = await answerOf(slow)
  expect(answer.headers.connection).toBe('close')
  expect(await textOf(answer)).toBe('{"done":true}')
  await closed
  await stopLive()
})

test('a caller who sends at that moment is told, although nothing is in flight', async () => {
  await listen()
  await textOf(await answerOf(ask('/api/health/live')))
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  const refused = await answerOf(ask('/api/health/live'))
  expect(refused.statusCode).toBe(503)
  expect(refused.headers.connection).toBe('close')
  refused.resume()
  await closed
  await stopLive()
})

test('live streams end at once and hold up nothing', async () => {
  await listen()
  const cookie = cookiesOf(await product.as('admin'))
  const stream = await answerOf(ask('/api/v1/live', { cookie }))
  expect(stream.statusCode).toBe(200)
  const closed = app.close()
  expect(await textOf(stream)).toContain('retry:')
  await closed
  await stopLive()
})

test('a call that does not end is cut at the limit', async () => {
  await listen(50)
  const slow = ask('/slow')
  const failed = once(slow, 'error')
  await begun
  await app.close()
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }])
  finish()
  await stopLive()
})
