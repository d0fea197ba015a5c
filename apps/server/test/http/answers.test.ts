import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { features } from '../../compose.ts'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

const lines: unknown[] = []
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  product.app.addHook('onRequest', async ({ log }) => void (log.info = (...line: unknown[]) => void lines.push(line)))
})
afterAll(() => product.close())

const paths = ['/api/v1/parameters', '/api/v1/resources', '/api/auth/session', '/api/nothing', '/api/openapi.json']

describe('every answer', () => {
  test.each(paths)('%s names a charset, no other origin, no referrer, no base and no frame', async (url) => {
    const { headers } = await product.app.inject({ url, headers: { origin: 'https://drugje.example' } })
    expect(headers['content-type']).toMatch(/^application\/json; charset=utf-8$/)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
  })

  test('of a person’s data is kept by no cache', async () => {
    const answer = await (await product.as('admin')).call(listPermits, { body: {} })
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  test('asks for https for a year in production alone', async () => {
    const services = { ...product.services, config: { ...product.services.config, production: true } }
    const app = await createApp(services, features, findRequestSession(services))
    onTestFinished(() => app.close())
    const policyOf = async (asked: typeof app) => (await asked.inject('/api/auth/session')).headers['strict-transport-security']
    expect([await policyOf(app), await policyOf(product.app)]).toEqual(['max-age=31536000; includeSubDomains', undefined])
  })

  test('to TRACE is none, and repeats nothing', async () => {
    const answer = await product.app.inject({ method: 'TRACE', url: '/api/v1/parameters', headers: { 'x-secret': 'skrivnost' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain('skrivnost')
  })

  test('to a failure that nobody foresaw is a sentence and a reference, without what failed', async () => {
    const { database } = product.services
    await database.execute('alter table permit rename to permit_elsewhere')
    const answer = await (await product.as('admin')).call(listPermits, { body: {} })
    await database.execute('alter table permit_elsewhere rename to permit')
    expect(answer.status).toBe(500)
    expect(answer.body.error).toMatchObject({ code: 'internal', message: expect.stringMatching(/napake na strežniku/) })
    expect(answer.body.error.reference).toMatch(/^[\da-f-]{36}$/)
    expect(answer.raw.toString()).not.toMatch(/permit|relation|select/)
  })
})

describe('a refused call', () => {
  test('is a line of the log: without right, without session, without token', async () => {
    lines.length = 0
    await (await product.as('operator')).call(listPermits, { body: {} })
    await product.visitor().call(listPermits, { body: {} })
    await (await product.as('regular')).call(chooseLanguage, { body: { locale: 'sl' }, forged: true })
    const refusals = lines.flatMap((line) => (Array.isArray(line) && line[1] === 'call refused' ? [line[0]] : []))
    expect(refusals).toEqual([
      { code: 'forbidden', method: 'POST', route: '/api/v1/admin/permits', address: expect.stringMatching(/^10\./) },
      { code: 'unauthenticated', method: 'POST', route: '/api/v1/admin/permits', address: expect.stringMatching(/^10\./) },
      { code: 'anti_forgery', method: 'POST', route: expect.stringMatching(/^\/api\/v1\//), address: expect.stringMatching(/^10\./) },
    ])
  })
})
