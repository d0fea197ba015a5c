import { execFile } from 'node:child_process'
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { s3Client } from './s3-client.ts'
import { StorageError } from './storage.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** The client of an object storage that behaves so; its limit of silence is short. */
const clientOf = async (behave: RequestListener, silenceMs = 150, stallMs?: number) => {
  server = createServer(behave)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const account = { bucket: 'dokumenti', prefix: '', region: 'us-east-1', accessKey: 'a', secretKey: 'b' }
  return s3Client({ ...account, endpoint: `http://127.0.0.1:${port}` }, silenceMs, stallMs)
}
const silent = /has not answered for 0\.15 s/

test('a storage that accepts and says nothing ends every call', async () => {
  const client = await clientOf(() => {})
  const calls = [
    client.put('a', new Blob(['x']), 'UNSIGNED-PAYLOAD'),
    client.open('a'),
    client.head('a', 10),
    client.remove('a'),
    client.list(),
  ]
  for (const { status, reason } of (await Promise.allSettled<unknown>(calls)).map((each) => ({ reason: undefined, ...each }))) {
    expect(status).toBe('rejected')
    expect(reason).toBeInstanceOf(StorageError)
    expect(String(reason)).toMatch(/has not answered for 0\.1\d* s/)
  }
})

test('a file is given the time that a slow line needs: 20 MB take 160 s at 1 Mbit/s', async () => {
  const client = await clientOf(() => {}, 10)
  // 12,500 bytes are 100 ms of such a line.
  await expect(client.put('a', new Blob([new Uint8Array(12_500)]), 'UNSIGNED-PAYLOAD')).rejects.toThrow(/has not answered for 0\.2\d* s/)
})

/** A file of the disk, as uploads are: it is read in pieces of 64 kB. */
const pathOf = (bytes: number): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'upload-')), 'file')
  onTestFinished(() => rmSync(dirname(path), { recursive: true }))
  writeFileSync(path, Buffer.alloc(bytes))
  return path
}
const fileOf = (bytes: number): Promise<Blob> => openAsBlob(pathOf(bytes))

test('a call ends also when memory is collected meanwhile', async () => {
  await clientOf((request) => request.once('data', () => request.pause()))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  // In a process of its own: the test runner keeps what the product would let go.
  const script = `
    import { openAsBlob } from 'node:fs'
    import { s3Client } from ${JSON.stringify(new URL('s3-client.ts', import.meta.url).href)}
    const account = { bucket: 'd', prefix: '', region: 'us-east-1', accessKey: 'a', secretKey: 'b' }
    const client = s3Client({ ...account, endpoint: 'http://127.0.0.1:${port}' }, 10, 300)
    setInterval(gc, 20)
    setTimeout(() => process.exit(1), 5_000)
    client.put('a', await openAsBlob(${JSON.stringify(pathOf(20_000_000))}), 'UNSIGNED-PAYLOAD').catch(({ message }) => process.stdout.write(message, () => process.exit(0)))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script])
  expect(stdout).toContain('has not answered for 0.3 s')
})

test('an upload of which the storage takes no more ends long before the time of the whole', async () => {
  let taken = 0
  const client = await clientOf(
    (request) => {
      request.once('data', (piece: Buffer) => {
        taken += piece.length
        request.pause()
      })
    },
    10,
    1_500,
  )
  // The time of the whole is 312 s: 20 MB at half of 1 Mbit/s.
  const upload = client.put('a', await fileOf(20_000_000), 'UNSIGNED-PAYLOAD')
  await expect(upload).rejects.toThrow('has not answered for 1.5 s')
  expect(taken).toBeGreaterThan(0)
})

test('an upload goes on as long as the storage takes another piece in time', async () => {
  let taken = 0
  const client = await clientOf(
    (request, answer) => {
      request.on('data', (piece: Buffer) => {
        taken += piece.length
        request.pause()
        setTimeout(() => request.resume(), 4)
      })
      request.on('end', () => answer.end())
    },
    10,
    1_500,
  )
  // More than 400 pieces of 64 kB, four milliseconds each, are longer than the limit of one stall, and more than the connection itself holds.
  await client.put('a', await fileOf(30_000_000), 'UNSIGNED-PAYLOAD')
  expect(taken).toBe(30_000_000)
})

test('one that falls silent in the middle of an answer ends it too', async () => {
  const client = await clientOf((_, answer) => {
    answer.writeHead(200, { 'content-length': '100' })
    answer.write('začetek')
  })
  await expect(buffer(await client.open('a'))).rejects.toThrow(silent)
  await expect(client.head('a', 50)).rejects.toThrow(silent)
  await expect(client.list()).rejects.toThrow(silent)
})

test('a reader that is slow itself is given its time, and one that goes away ends the call', async () => {
  let closed = 0
  const client = await clientOf((request, answer) => {
    answer.once('close', () => closed++)
    const isLong = request.url?.endsWith('/dolga')
    answer.writeHead(200, { 'content-length': isLong ? '1000000000' : '5000000' })
    answer.write(Buffer.alloc(5_000_000))
    if (!isLong) answer.end()
  }, 1_000)
  const chunks = (await client.open('a'))[Symbol.asyncIterator]()
  let size = (await chunks.next()).value.length
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) size += next.value.length
  expect(size).toBe(5_000_000)
  closed = 0
  const unread = await client.open('dolga')
  unread.destroy()
  await expect.poll(() => closed).toBe(1)
})
