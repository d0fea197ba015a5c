import { antiForgeryCookie, antiForgeryHeader } from '@dovolilnice/contract/headers'
import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { readFormChallenge } from '@dovolilnice/contract/applications/apply/operations'
import { proofHeader } from '@dovolilnice/contract/proof-of-work'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../compose.ts'
import { findRequestSession } from '../../features/session/sessions/request-session.ts'
import { createApp } from '../../platform/http/create-app.ts'
import { addLive } from '../../platform/http/live.ts'
import { solveProof } from '../applicant/solve-proof.ts'
import { cookiesOf } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'

const limits = { headersMs: 300, requestMs: 60_000, keepAliveMs: 10_000, bodyGraceMs: 300, bodyBytesPerSecond: 5_000, lookEveryMs: 50 }

let product: TestProduct
let app: FastifyInstance
let stopLive: () => Promise<void>
let port: number
beforeAll(async () => {
  product = await startTestProduct()
  const findSession = findRequestSession(product.services)
  app = await createApp(product.services, features, findSession, limits)
  stopLive = await addLive(app, product.services.database, findSession, 50)
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await app.close()
  await stopLive()
  await product.close()
})

const open = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket.on('error', () => {})
}

/** The first bytes of an upload, whose rest the test sends. */
const uploadHead = async (length: number): Promise<string> => {
  const visitor = product.visitor('127.0.0.1')
  await visitor.call(fetchAntiForgery)
  const token = visitor.cookies.get(antiForgeryCookie) ?? ''
  const { challenge, bits } = (await visitor.call(readFormChallenge)).body
  return [
    'POST /api/v1/applications HTTP/1.1',
    'host: localhost',
    'accept-language: en',
    `${antiForgeryHeader}: ${token}`,
    `${proofHeader}: ${solveProof(challenge, bits)}`,
    `cookie: ${cookiesOf(visitor)}`,
    'content-type: multipart/form-data; boundary=part',
    `content-length: ${length}`,
    '',
    '--part',
    'content-disposition: form-data; name="document.identity"; filename="a.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.7',
  ].join('\r\n')
}

const incoming = () => readdir(join(product.services.config.dataDir, 'files/incoming'))

test('a connection that says nothing is closed', async () => {
  const socket = await open()
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
})

test('an upload of a byte now and then is cut off with a sentence, and leaves no file', async () => {
  const head = await uploadHead(1_000_000)
  const socket = await open()
  socket.write(head)
  const trickle = setInterval(() => socket.write('x'), 50)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  await once(socket, 'close')
  clearInterval(trickle)
  expect(answer).toMatch(/^HTTP\/1.1 408 [^]*connection: close[^]*"code":"too_slow","message":"Sending took too long/)
  await expect.poll(incoming).toEqual([])
})

test('an upload that is slow but fair is read to its end', async () => {
  const [chunk, chunks] = ['x'.repeat(5_000), 20]
  const end = '\r\n--part--\r\n'
  const head = await uploadHead(0)
  const socket = await open()
  const partBytes = head.length - head.indexOf('--part')
  socket.write(head.replace('content-length: 0', `content-length: ${partBytes + chunk.length * chunks + end.length}`))
  for (let sent = 0; sent < chunks; sent++) {
    socket.write(chunk)
    await pause(50)
  }
  socket.write(end)
  const [answer] = await once(socket, 'data')
  // Read to the end and judged: the form lacks its other fields.
  expect(String(answer)).toMatch(/^HTTP\/1.1 422 /)
  socket.destroy()
})

test('a live stream has no limit', async () => {
  const client = await product.as('admin')
  const socket = await open()
  socket.write(`GET /api/v1/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookiesOf(client)}\r\n\r\n`)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  // A heartbeat every 50 ms: these take longer than any of the limits.
  await expect.poll(() => received.split('\n:\n').length).toBeGreaterThan(15)
  expect(socket.closed).toBe(false)
  socket.destroy()
})
