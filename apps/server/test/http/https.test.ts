import { once } from 'node:events'
import { request as plainRequest } from 'node:http'
import { createServer, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { makeOwnCertificate } from '../../../../tools/services/own-certificate.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { emailOf, testPassword } from '../test-town.ts'

const portOf = (address: unknown): number => z.object({ port: z.number() }).parse(address).port
const { key, cert } = makeOwnCertificate()
let product: TestProduct
let inner: number
/** Ends TLS and hands calls on, as the proxy of a municipality does. */
const proxy = createServer({ key, cert }, (incoming, answer) => {
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
  // A connection for each call: one that is kept open would keep the product from closing.
  const onward = plainRequest({ port: inner, path: incoming.url, method: incoming.method, headers, agent: false }, (reply) => {
    answer.writeHead(reply.statusCode ?? 500, reply.headers)
    reply.pipe(answer)
  })
  incoming.pipe(onward)
})
beforeAll(async () => {
  product = await startTestProduct({ env: { TRUST_PROXY: '1' } })
  await product.app.listen({ host: '127.0.0.1', port: 0 })
  inner = portOf(product.app.server.address())
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  product.app.server.closeAllConnections()
  await product.close()
})

/** A call over TLS with these cookies; answers with its body and what it sets. */
const call = async (path: string, cookies: Map<string, string>, body?: object) => {
  const headers = {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = request({
    port: portOf(proxy.address()),
    host: 'localhost',
    family: 4,
    ca: cert,
    path,
    method: body ? 'POST' : 'GET',
    headers,
  })
  sent.end(body && JSON.stringify(body))
  const [reply] = await once(sent, 'response')
  const set: string[] = reply.headers['set-cookie'] ?? []
  const answer = await text(reply)
  return { status: reply.statusCode, set, body: answer === '' ? undefined : JSON.parse(answer) }
}
const cookiesOf = (set: readonly string[]) =>
  new Map(set.map((line): [string, string] => [line.slice(0, line.indexOf('=')), /=([^;]*)/.exec(line)?.[1] ?? '']))

test('over https cookies are of this host alone, and those that another host could plant are not read', async () => {
  const token = await call('/api/auth/anti-forgery', new Map())
  const signedIn = await call('/api/auth/login', cookiesOf(token.set), { email: emailOf('regular'), password: testPassword })
  expect(signedIn.status).toBe(200)
  const cookies = [...token.set, ...signedIn.set]
  expect(cookies.map((cookie) => cookie.slice(0, cookie.indexOf('='))).toSorted()).toEqual([
    'XSRF-TOKEN',
    'XSRF-TOKEN',
    '__Host-dovolilnice_forgery_secret',
    '__Host-dovolilnice_forgery_secret',
    '__Host-dovolilnice_known',
    '__Host-dovolilnice_session',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain=/i)
    expect(/; HttpOnly(;|$)/.test(cookie)).toBe(!cookie.startsWith('XSRF-TOKEN'))
  }
  const session = cookiesOf(signedIn.set)
  expect((await call('/api/auth/session', session)).body.user.email).toBe(emailOf('regular'))
  const planted = new Map([['dovolilnice_session', session.get('__Host-dovolilnice_session') ?? '']])
  expect((await call('/api/auth/session', planted)).body.user).toBeNull()
})
