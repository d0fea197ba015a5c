import { listOwnPermits, listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { backgroundHeader } from '@dovolilnice/contract/session/background-call'
import { readSession } from '@dovolilnice/contract/session/operations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addLive } from '../../../platform/http/live.ts'
import { cookiesOf, type TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { findRequestSession } from './request-session.ts'

let product: TestProduct
let stopLive: () => Promise<void>
beforeAll(async () => {
  product = await startTestProduct()
  stopLive = await addLive(product.app, product.services.database, findRequestSession(product.services))
})
afterAll(async () => {
  await stopLive()
  await product.close()
})
beforeEach(() => product.forgetClients())

const minute = 60_000
const hour = 60 * minute
const later = (ms: number) => product.clock.advance(ms)

const inBackground = { headers: { [backgroundHeader]: '1' } }
const readList = async (client: TestClient, more: object = {}) => (await client.call(listPermits, { body: {}, ...more })).status
const isSignedIn = async (client: TestClient): Promise<boolean> => (await client.call(readSession)).body.user !== null

describe('a session of staff', () => {
  test.each(['root', 'admin', 'operator'] as const)('of %s ends after two hours without use', async (who) => {
    const client = await product.as(who)
    later(2 * hour - 1)
    expect(await isSignedIn(client)).toBe(true)
    later(2 * hour)
    expect(await isSignedIn(client)).toBe(false)
  })

  test('lasts twelve hours, however it is used', async () => {
    const client = await product.as('admin')
    for (let at = 0; at < 11; at++) {
      later(hour)
      expect(await readList(client)).toBe(200)
    }
    later(hour)
    expect(await readList(client)).toBe(401)
  })

  test('is not used by a list that refreshes itself, nor by a live stream that opens again', async () => {
    const client = await product.as('admin')
    const url = await product.app.listen({ host: '127.0.0.1', port: 0 })
    for (let at = 0; at < 39; at++) {
      later(3 * minute)
      expect(await readList(client, inBackground)).toBe(200)
      const stream = await fetch(`${url}/api/v1/live`, { headers: { cookie: cookiesOf(client) } })
      expect(stream.status).toBe(200)
      await stream.body?.cancel()
    }
    later(3 * minute)
    expect(await readList(client, inBackground)).toBe(401)
  })

  test('is used by the next call of a person, also right after one of the background', async () => {
    const client = await product.as('admin')
    later(hour)
    expect([await readList(client, inBackground), await readList(client)]).toEqual([200, 200])
    later(90 * minute)
    expect(await readList(client)).toBe(200)
  })

  test('of a regular account to which rights were granted is one', async () => {
    const accounts = product.services.database.kysely.updateTable('app_user').where('id', '=', product.town.stranger)
    await accounts.set({ granted: ['permits:read'] }).execute()
    const client = await product.as('stranger')
    later(2 * hour)
    expect(await isSignedIn(client)).toBe(false)
  })
})

describe('a session of a resident', () => {
  test('ends after twelve hours without use', async () => {
    const client = await product.as('regular')
    later(12 * hour - 1)
    expect((await client.call(listOwnPermits, { body: {} })).status).toBe(200)
    later(12 * hour)
    expect(await isSignedIn(client)).toBe(false)
  })

  test('lasts thirty days, however it is used', async () => {
    const client = await product.as('regular')
    for (let at = 0; at < 59; at++) {
      later(12 * hour - minute)
      expect(await isSignedIn(client)).toBe(true)
    }
    later(12 * hour - minute)
    later(hour)
    expect(await isSignedIn(client)).toBe(false)
  })
})

test('its cookie lives as long', async () => {
  const lifeOf = async (who: 'admin' | 'regular') => {
    const visitor = product.visitor()
    const { headers } = await visitor.signIn(`${who === 'admin' ? 'admin' : 'uporabnik'}@preizkus.si`, 'geslo-za-preizkuse')
    return /dovolilnice_session=[^;]+; Max-Age=(\d+)/.exec(String(headers['set-cookie']))?.[1]
  }
  expect([await lifeOf('admin'), await lifeOf('regular')]).toEqual([String(12 * 3600), String(30 * 24 * 3600)])
})
