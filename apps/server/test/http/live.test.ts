import { logOut } from '@dovolilnice/contract/session/operations'
import { deactivateUser } from '@dovolilnice/contract/users/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../compose.ts'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import type { TestClient } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { announce, notify } from '../../platform/database/notify.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { addLive } from '../../platform/http/live.ts'

let product: TestProduct
let url: string
let unhurriedUrl: string
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  product = await startTestProduct()
  url = await serve(50)
  unhurriedUrl = await serve(3_600_000)
})
afterAll(async () => {
  for (const close of closing) await close()
  await product.close()
})

/** The product with a heartbeat every so many milliseconds. */
const serve = async (heartbeatMs: number): Promise<string> => {
  const findSession = findRequestSession(product.services)
  const app = await createApp(product.services, features, findSession)
  closing.push(await addLive(app, product.services.database, findSession, heartbeatMs), () => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** Opens the stream as someone; `received` gathers what it says until it ends. */
const listen = async ({ cookies }: TestClient, at = url) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const response = await fetch(`${at}/api/v1/live`, { headers: { cookie } })
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

test('follows the rights of the person, without waiting for a heartbeat', async () => {
  const { kysely } = product.services.database
  const operator = await listen(await product.as('operator'), unhurriedUrl)
  await announce(kysely, 'bollards')
  await expect.poll(() => operator.received).toEqual(['bollards'])
  await kysely.updateTable('app_user').set({ role: 'regular' }).where('id', '=', product.town.operator).execute()
  await announce(kysely, 'bollards')
  await announce(kysely, 'applications')
  await expect.poll(() => operator.received).toEqual(['bollards', 'applications'])
})

test('ends at once when the account is deactivated or signed out, and no other stream with it', async () => {
  const regular = await listen(await product.as('regular'), unhurriedUrl)
  const leaving = product.visitor()
  await leaving.signIn('tujec@preizkus.si', 'geslo-za-preizkuse')
  const left = await listen(leaving, unhurriedUrl)
  await leaving.call(logOut)
  await left.ended
  await leaving.signIn('tujec@preizkus.si', 'geslo-za-preizkuse')
  const deactivated = await listen(leaving, unhurriedUrl)
  const root = await product.as('root')
  const answer = await root.call(deactivateUser, { params: { id: product.town.stranger }, body: { reason: 'Odšel je.' } })
  expect(answer.status, answer.raw.toString()).toBe(200)
  await deactivated.ended
  await announce(product.services.database.kysely, 'applications')
  await expect.poll(() => regular.received).toEqual(['applications'])
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
