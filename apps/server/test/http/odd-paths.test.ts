import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../compose.ts'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { addPages } from '../../platform/http/pages/pages.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

let product: TestProduct
let app: FastifyInstance
let folder: string
let port: number
const logged: unknown[] = []
beforeAll(async () => {
  product = await startTestProduct()
  folder = await mkdtemp(join(tmpdir(), 'dovolilnice-odd-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'shell.html'), '<h1>Občina</h1>')
  await writeFile(join(folder, 'assets', 'a-1.js'), '')
  app = await createApp(product.services, features, findRequestSession(product.services))
  await addPages(app, folder, async () => new Map())
  app.addHook('onError', async (_, __, error) => void logged.push(error))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await app.close()
  await product.close()
  await rm(folder, { recursive: true, force: true })
})

/** Asks for a path exactly as it stands: programs for HTTP would put it right first. */
const ask = async (path: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

const securityHeaders = [
  /^content-security-policy: default-src 'self'/im,
  /^x-content-type-options: nosniff/im,
  /^permissions-policy: .*camera=\(\)/im,
  /^referrer-policy: no-referrer/im,
]

test.each([
  ...[
    '//x',
    '/..',
    '/../x',
    '/%2e%2e/x',
    '/.%2E/x',
    '/./x',
    '/%5cx',
    '/assets/%00',
    '/assets/%2e%2e%5cx',
    '/assets/..%2f..%2fx',
    '/assets//a-1.js',
  ],
  ...[
    '/%',
    '/%zz',
    '/%ff',
    '/%ED%A0%80',
    '/x%',
    '/%0d%0aX:%20y',
    `/${'a'.repeat(400)}`,
    '/.env',
    '/assets/',
    '/a-1.js.map',
    'http://x.example//y',
  ],
])('%s is not found, with a page and security headers', async (path) => {
  const answer = await ask(path)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  for (const header of securityHeaders) expect(answer).toMatch(header)
  expect(logged).toEqual([])
})

test.each(['/api/%', '/api/v1/%00', '/api//v1/parameters', `/api/v1/${'a'.repeat(400)}`, `/api/v1/admin/users/${'a'.repeat(400)}`])(
  '%s is an error of the catalogue',
  async (path) => {
    const answer = await ask(path)
    expect(answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not_found"/)
    for (const header of securityHeaders) expect(answer).toMatch(header)
  },
)

test('paths with a blank, letters of other languages or a dot are read as ever', async () => {
  expect(await ask('/prijava?x=//%00')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('/vloge/%C4%8D%20a.b')).toMatch(/^HTTP\/1\.1 (200|404) /)
  expect(await ask('/api/v1/parameters')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('/dovolilnice/')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('/assets/a-1.js')).toMatch(/^HTTP\/1\.1 200 /)
})

test('a file of a page has the headers that rule a file, and none of those that rule a page alone', async () => {
  const answer = await ask('/assets/a-1.js')
  for (const header of securityHeaders.filter(({ source }) => !source.includes('permissions'))) expect(answer).toMatch(header)
  expect(answer).toMatch(/^cross-origin-resource-policy: same-origin/im)
  expect(answer).not.toMatch(
    /^(permissions-policy|x-(frame|dns|download|permitted|xss)-\S+|cross-origin-opener-policy|origin-agent-cluster|last-modified):/im,
  )
  expect(await ask('/')).toMatch(/^x-frame-options: /im)
})
