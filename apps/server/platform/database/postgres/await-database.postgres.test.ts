import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod/mini'
import { freePort } from '../../../test/free-port.ts'
import { awaitDatabase } from '../await-database.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const withPort = (port: number): string => Object.assign(new URL(server), { port: String(port) }).href

test('a start waits for the server, says so, and goes on when it is there', async () => {
  const port = await freePort()
  const lines: string[] = []
  const there = awaitDatabase(withPort(port), { say: (line) => lines.push(line), pauseMs: 20 })
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  expect(lines[0]).toMatch(/^Waiting for the database\. The database cannot be reached: connect ECONNREFUSED/)
  const { hostname, port: real } = new URL(server)
  const proxy = createServer((socket) => {
    const onward = connect(Number(real), hostname)
    for (const each of [socket, onward]) each.on('error', () => {})
    socket.pipe(onward).pipe(socket)
  }).listen(port, '127.0.0.1')
  await there
  proxy.close()
  await once(proxy, 'close')
})

test('it ends when the process is to end', async () => {
  const ending = new AbortController()
  const lines: string[] = []
  const waiting = awaitDatabase(withPort(await freePort()), { say: (line) => lines.push(line), signal: ending.signal })
  const failure = waiting.catch((error: unknown) => error)
  await expect.poll(() => lines.length).toBe(1)
  ending.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
})

/** The error of a start, and the lines it said while waiting. */
const refusal = async (url: string): Promise<{ error: unknown; lines: string[] }> => {
  const lines: string[] = []
  const error = await awaitDatabase(url, { say: (line) => lines.push(line), signal: AbortSignal.timeout(5_000) }).catch(
    (reason: unknown) => reason,
  )
  return { error, lines }
}

test('no such database is no reason to wait', async () => {
  const { error, lines } = await refusal(Object.assign(new URL(server), { pathname: '/no_such_database' }).href)
  expect(error).toMatchObject({ code: '3D000' })
  expect(lines).toEqual([])
})

test('a server without the TLS that the address asks for is no reason to wait', async () => {
  const { error, lines } = await refusal(Object.assign(new URL(server), { search: '?sslmode=no-verify' }).href)
  expect(error).toMatchObject({ message: expect.stringMatching(/SSL.*Waiting would not help: correct DATABASE_URL/) })
  expect(lines).toEqual([])
})

test('an address without the password that the server asks for is no reason to wait', async () => {
  const asking = createServer((socket) => {
    const ask = (kind: number, text: string) => {
      const head = Buffer.from('R\0\0\0\0\0\0\0\0')
      head.writeInt32BE(8 + text.length, 1)
      head.writeInt32BE(kind, 5)
      socket.write(Buffer.concat([head, Buffer.from(text)]))
    }
    socket.on('error', () => {})
    socket.once('data', () => {
      ask(10, 'SCRAM-SHA-256\0\0')
      socket.once('data', () => ask(11, 'r=anything,s=c29s,i=4096'))
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void asking.close())
  await once(asking, 'listening')
  const { port } = z.object({ port: z.number() }).parse(asking.address())
  const { error, lines } = await refusal(`postgres://clerk@127.0.0.1:${port}/town`)
  expect(error).toMatchObject({ message: expect.stringMatching(/password.*Waiting would not help: correct DATABASE_URL/) })
  expect(lines).toEqual([])
})
