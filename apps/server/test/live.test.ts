import { logOut } from '@dovolilnice/contract/session/log-out'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../compose.ts'
import { findRequestSession } from '../features/session/request-session.ts'
import type { TestClient } from './test-client.ts'
import { startTestProduct } from './test-product.ts'
import type { TestProduct } from './test-product.ts'
import { announce, notify } from '../platform/database/notify.ts'
import { createApp } from '../platform/http/create-app.ts'
import { addLive } from '../platform/http/live.ts'

let product: TestProduct
let app: FastifyInstance
let url: string
let stop: () => Promise<void>
beforeAll(async () => {
  product = await startTestProduct()
  const findSession = findRequestSession(product.services)
  app = await createApp(product.services, features, findSession)
  stop = await addLive(app, product.services.database, findSession, 50)
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await stop()
  await app.close()
  await product.close()
})

/** Opens the stream as someone; `received` gathers what it says until it ends. */
const listen = async ({ cookies }: TestClient) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const response = await fetch(`${url}/api/v1/live`, { headers: { cookie } })
  const received: string[] = []
  const ended = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) received.push(...(decoder.decode(chunk).match(/(?<=data: )\w+/g) ?? []))
  })()
  // Those that are still open when the test is over are cut off.
  ended.catch(() => {})
  return { status: response.status, received, ended }
}

test('tells each what they may know, and nobody who is not signed in', async () => {
  const admin = await listen(await product.as('admin'))
  const regular = await listen(await product.as('regular'))
  for (const topic of ['access', 'bollards', 'applications'] as const) await announce(product.services.database.kysely, topic)
  await notify(product.services.database.kysely, 'live', 'of another version')
  await announce(product.services.database.kysely, 'parameters')
  await expect.poll(() => admin.received).toEqual(['access', 'bollards', 'applications', 'parameters'])
  await expect.poll(() => regular.received).toEqual(['applications', 'parameters'])
  const visitor = await listen(product.visitor())
  expect(visitor.status).toBe(401)
})

test('ends with the session', async () => {
  const client = product.visitor()
  await client.signIn('tujec@preizkus.si', 'geslo-za-preizkuse')
  const stream = await listen(client)
  await client.call(logOut)
  await stream.ended
  expect(stream.status).toBe(200)
})

test('lets one session hold thirty streams, and no more', async () => {
  const client = product.visitor()
  await client.signIn('admin@preizkus.si', 'geslo-za-preizkuse')
  const streams = await Promise.all(Array.from({ length: 30 }, () => listen(client)))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
  expect((await listen(client)).status).toBe(429)
  expect((await listen(await product.as('regular'))).status).toBe(200)
  await client.call(logOut)
  await Promise.all(streams.map(({ ended }) => ended))
})
