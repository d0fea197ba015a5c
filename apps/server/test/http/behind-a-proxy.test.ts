import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { logIn } from '@dovolilnice/contract/session/log-in'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { features } from '../../compose.ts'
import { ConfigError, readConfig } from '../../config.ts'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { addHealth } from '../../platform/http/health.ts'
import { createTestClient } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { emailOf, testPassword } from '../test-town.ts'

let product: TestProduct
let app: FastifyInstance | undefined
beforeAll(async () => {
  product = await startTestProduct()
})
afterEach(() => app?.close())
afterAll(() => product.close())

/** The same product with another TRUST_PROXY. */
const behind = async (setting: string, metricsToken?: string): Promise<FastifyInstance> => {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting })
  const services = { ...product.services, config: { ...product.services.config, trustProxy, metricsToken } }
  app = await createApp(services, features, findRequestSession(services))
  addHealth(app, services, [])
  return app
}

/** Signs in through a proxy with this address; answers with the address that the session and the audit event keep. */
const addressStored = async (setting: string, peer: string, forwarded?: string): Promise<unknown[]> => {
  const client = createTestClient(await behind(setting), peer)
  await client.call(fetchAntiForgery)
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const body = { email: emailOf('regular'), password: testPassword }
  const answer = await client.call(logIn, { body, headers })
  expect(answer.status, answer.raw.toString()).toBe(200)
  const { rows } = await product.services.database.execute(
    `select s.address as session, (select e.address from event e where e.action = 'session:log_in' order by e.at desc, e.id desc limit 1) as event
     from session s order by s.id desc limit 1`,
  )
  return [rows[0]?.['session'], rows[0]?.['event']]
}

describe('TRUST_PROXY', () => {
  test.each([
    ['0', '10.1.0.1', '203.0.113.7', '10.1.0.1'],
    ['1', '10.1.0.1', undefined, '10.1.0.1'],
    ['1', '10.1.0.1', '203.0.113.7', '203.0.113.7'],
    // What the caller wrote stands left of what the proxy has added.
    ['1', '10.1.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['2', '10.1.0.1', '198.51.100.9, 203.0.113.7, 10.1.0.2', '203.0.113.7'],
    ['10.0.0.0/8', '10.1.0.1', '198.51.100.9, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.0.0.0/8', '192.0.2.1', '203.0.113.7', '192.0.2.1'],
    ['10.1.0.1, ::1', '10.1.0.1', '203.0.113.7', '203.0.113.7'],
    ['1', '10.1.0.1', '"<script>"', '10.1.0.1'],
    ['1', '10.1.0.1', '203.0.113.7, unknown', '10.1.0.1'],
    ['1', '::ffff:10.1.0.1', '::FFFF:203.0.113.7', '203.0.113.7'],
    ['1', '::1', '2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
    ['1', '10.1.0.1', '203.0.113.7:5123', '203.0.113.7'],
    ['1', '10.1.0.1', '[2001:db8::7]:5123', '2001:db8::7'],
    ['1', '10.1.0.1', '[2001:db8::7]', '2001:db8::7'],
    ['1', '10.1.0.1', '203.0.113.7:zelo', '10.1.0.1'],
    ['10.0.0.0/8, 2001:db8:1::/48', '10.1.0.1', '198.51.100.9, 203.0.113.7:80, [2001:db8:1::9]:443, 10.9.9.9:80', '203.0.113.7'],
    ['::ffff:10.1.0.1', '10.1.0.1', '203.0.113.7', '203.0.113.7'],
  ])('%s: %s forwards %s, and %s is stored', async (setting, peer, forwarded, stored) => {
    expect(await addressStored(setting, peer, forwarded)).toEqual([stored, stored])
  })

  test.each(['true', 'yes', '-1', '1.5', '10', 'loopback', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0/8', '10.0.0.0/8,', '10.0.0.0/8/8'])(
    '%s is refused with a sentence',
    (setting) => {
      expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(ConfigError)
      expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(/how many proxies .* networks/)
    },
  )
})

describe('a proxy that no setting names', () => {
  const warnings = async (setting: string): Promise<unknown[]> => {
    const warn = vi.spyOn((await behind(setting)).log, 'warn')
    for (const _ of [1, 2]) await app?.inject({ url: '/api/openapi.json', headers: { 'x-forwarded-for': '203.0.113.7' } })
    return warn.mock.calls.flat()
  }

  test('is said in one line of the log', async () => {
    expect(await warnings('0')).toEqual([expect.stringMatching(/TRUST_PROXY=0 ignores: .* set TRUST_PROXY/)])
    expect(await warnings('1')).toEqual([])
  })
})

describe('failed sign-ins are counted for the address that the proxy saw', () => {
  const failUntilLimited = async (addressOf: (attempt: number) => string): Promise<number[]> => {
    const client = createTestClient(await behind('1'), '10.1.0.1')
    const statuses: number[] = []
    for (let attempt = 0; attempt <= 100; attempt++) {
      const body = { email: `nihce-${attempt}@preizkus.si`, password: 'narobe-narobe' }
      statuses.push((await client.call(logIn, { body, headers: { 'x-forwarded-for': addressOf(attempt) } })).status)
    }
    return statuses
  }

  test('whatever the caller writes before it', async () => {
    const statuses = await failUntilLimited((attempt) => `10.${attempt}.0.1, 203.0.113.80`)
    expect([statuses[99], statuses[100]]).toEqual([422, 429])
  })

  test('and for a network of IPv6 together', async () => {
    const statuses = await failUntilLimited((attempt) => `2001:db8:1:2::${attempt}`)
    expect([statuses[99], statuses[100]]).toEqual([422, 429])
    const client = createTestClient(await behind('1'), '10.1.0.1')
    const body = { email: 'nihce@preizkus.si', password: 'narobe-narobe' }
    expect((await client.call(logIn, { body, headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })).status).toBe(422)
  })
})

describe('metrics', () => {
  const statusOf = async (headers: Record<string, string>, remoteAddress = '127.0.0.1', token?: string): Promise<number> =>
    (await (await behind('1', token)).inject({ url: '/metrics', headers, remoteAddress })).statusCode

  test('are for programs of this machine', async () => {
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({}, '::1')).toBe(200)
    expect(await statusOf({}, '192.0.2.1')).toBe(404)
  })

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'])(
    'and not for a proxy of this machine that sets %s',
    async (header) => {
      expect(await statusOf({ [header]: '127.0.0.1' })).toBe(404)
    },
  )

  test('or for whoever has the token', async () => {
    const token = 'preizkus-preizkus'
    expect(await statusOf({ authorization: `Bearer ${token}`, via: '1.1 proxy' }, '192.0.2.1', token)).toBe(200)
    expect(await statusOf({ authorization: 'Bearer preizkus-preizkuš' }, '127.0.0.1', token)).toBe(404)
    expect(await statusOf({}, '127.0.0.1', token)).toBe(404)
  })
})
