import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOwnCertificate } from '../../../../tools/services/own-certificate.ts'
import { freePort, startProcess, stopProcess, temporaryFolder, waitFor } from '../../../../tools/services/processes.ts'
import { findProgram, isRoot } from '../../../../tools/services/programs.ts'
import { features } from '../../compose.ts'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import { announce } from '../../platform/database/notify.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { addLive } from '../../platform/http/live.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { emailOf, testPassword } from '../test-town.ts'

/** The settings of deploy/ before a real product, as a town installs them but for the names, the ports and the certificate. */
const documented = (path: string): string => readFileSync(join(import.meta.dirname, '../../../../deploy', path), 'utf8')

interface Ports {
  /** Where the product listens. */
  product: number
  /** Where the proxy listens with TLS. */
  proxy: number
  /** Where it listens without. */
  plain: number
}

const nginxArguments = (folder: string, { product, proxy, plain }: Ports): string[] => {
  const site = documented('nginx/dovolilnice.conf')
    .replace('127.0.0.1:3000', `127.0.0.1:${product}`)
    .replace('listen 443', `listen 127.0.0.1:${proxy}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('dovolilnice.obcina.example', 'localhost')
    .replaceAll('/etc/ssl/dovolilnice/fullchain.pem', join(folder, 'cert.pem'))
    .replaceAll('/etc/ssl/dovolilnice/privkey.pem', join(folder, 'key.pem'))
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  // Only root may name a user: its workers must be able to write into the folder of the test.
  const main = [
    ...(isRoot() ? ['user root;'] : []),
    'daemon off;',
    'error_log stderr;',
    `pid ${folder}/pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...places,
    site,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))
  return ['-c', join(folder, 'nginx.conf')]
}

const caddyArguments = (folder: string, { product, proxy }: Ports): string[] => {
  const own = `{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n}\n`
  const certificate = `\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}\n`
  const site = documented('caddy/Caddyfile')
    .replace('127.0.0.1:3000', `127.0.0.1:${product}`)
    .replace('dovolilnice.obcina.example {\n', `https://localhost:${proxy} {\n\tbind 127.0.0.1\n${certificate}`)
  writeFileSync(join(folder, 'Caddyfile'), own + site)
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

const { key, cert } = makeOwnCertificate()
let product: TestProduct
let productPort: number
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  product = await startTestProduct({ env: { TRUST_PROXY: '1' } })
  const findSession = findRequestSession(product.services)
  const app = await createApp(product.services, features, findSession)
  closing.push(await addLive(app, product.services.database, findSession), () => app.close())
  productPort = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  for (const close of closing) await close()
  await product.close()
})

/** A call over HTTP/2 that claims to come from elsewhere; `cookies` are kept from call to call. */
const ask = async (session: ClientHttp2Session, cookies: Map<string, string>, path: string, body?: object) => {
  const call = session.request({
    ':path': path,
    ':method': body ? 'POST' : 'GET',
    'x-forwarded-for': '198.51.100.9',
    'x-forwarded-proto': 'http',
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(body && { 'content-type': 'application/json' }),
  })
  const answered = Promise.withResolvers<{ status: number; set: string[] }>()
  call.on('response', (headers) => answered.resolve({ status: headers[':status'] ?? 0, set: headers['set-cookie'] ?? [] }))
  call.on('error', answered.reject)
  call.end(body && JSON.stringify(body))
  const { status, set } = await answered.promise
  for (const line of set) cookies.set(line.slice(0, line.indexOf('=')), /=([^;]*)/.exec(line)?.[1] ?? '')
  return { status, set, stream: call }
}

const proxies = [
  { name: 'nginx', makeArguments: nginxArguments },
  { name: 'caddy', makeArguments: caddyArguments },
]

describe.each(proxies)('$name with the documented settings', ({ name, makeArguments }) => {
  const program = findProgram(name)
  if (program === undefined) process.stdout.write(`SKIPPED: no ${name} is installed here\n`)
  let started: ReturnType<typeof startProcess>
  let folder: ReturnType<typeof temporaryFolder>
  let session: ClientHttp2Session
  let ports: Ports
  const cookies = new Map<string, string>()
  const signIn = async () => {
    await ask(session, cookies, '/api/auth/anti-forgery')
    return ask(session, cookies, '/api/auth/login', { email: emailOf('admin'), password: testPassword })
  }

  beforeAll(async () => {
    if (program === undefined) return
    folder = temporaryFolder(name)
    writeFileSync(join(folder.path, 'cert.pem'), cert)
    writeFileSync(join(folder.path, 'key.pem'), key)
    ports = { product: productPort, proxy: await freePort(), plain: await freePort() }
    started = startProcess(program, makeArguments(folder.path, ports), {
      cwd: folder.path,
      env: { PATH: process.env.PATH, HOME: folder.path },
    })
    const listens = await waitFor(async () => {
      session = connect(`https://localhost:${ports.proxy}`, { ca: cert })
      const { promise, resolve } = Promise.withResolvers<boolean>()
      session.once('connect', () => resolve(true)).once('error', () => resolve(false))
      return promise
    }, 15_000)
    if (!listens) throw new Error(started.text())
  })
  afterAll(async () => {
    if (program === undefined) return
    session.destroy()
    await stopProcess(started)
    folder.remove()
  })

  test.skipIf(program === undefined)('HTTP/2, the true address, cookies of https', async () => {
    expect(session.alpnProtocol).toBe('h2')
    const { status, set } = await signIn()
    expect(status).toBe(200)
    for (const line of set) expect(line).toMatch(/; Secure/)
    const { rows } = await product.services.database.execute('select address from session order by id desc limit 1')
    expect(rows).toEqual([{ address: '127.0.0.1' }])
  })

  test.skipIf(program === undefined)('an event leaves at once, and the stream stays open', async () => {
    await signIn()
    const { status, stream } = await ask(session, cookies, '/api/v1/live')
    expect(status).toBe(200)
    const received: string[] = []
    stream.on('data', (chunk: Buffer) => received.push(chunk.toString()))
    await announce(product.services.database.kysely, 'applications')
    await expect.poll(() => received.join('')).toContain('data: applications')
    await announce(product.services.database.kysely, 'parameters')
    await expect.poll(() => received.join('')).toContain('data: parameters')
    stream.close()
  })

  test.skipIf(program === undefined)('a form of 29 MB comes to the product, which says what is wrong with it', async () => {
    const call = request(`https://localhost:${ports.proxy}/api/${submitApplication.path}`, {
      ca: cert,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    // The product answers before it has read all, so writing may fail.
    call.on('error', () => {})
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
    call.on('response', resolve)
    call.end(Buffer.alloc(29_000_000, 'a'))
    expect(JSON.parse(await text(await promise))).toMatchObject({ error: { code: 'anti_forgery' } })
  })
})
