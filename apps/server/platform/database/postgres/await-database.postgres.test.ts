import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { expect, test } from 'vitest'
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

test('a server that refuses is no reason to wait', async () => {
  const lines: string[] = []
  const url = Object.assign(new URL(server), { pathname: '/no_such_database' }).href
  await expect(awaitDatabase(url, { say: (line) => lines.push(line) })).rejects.toThrow('no_such_database')
  expect(lines).toEqual([])
})
