import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresDatabase } from '../../../test/database/postgres-test-database.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { baseline } from '../baseline.ts'
import { migrate, pendingMigrations } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { PostgresListener } from './postgres-listener.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

/** A proxy to the server that can cut all connections and accept new ones again. */
const openWire = async (url: string) => {
  const { port, hostname } = new URL(url)
  const sockets = new Set<Socket>()
  let cut = false
  let silent = false
  let refused: string | undefined
  let refusals = 0
  const proxy = createServer((socket) => {
    if (cut) return void socket.destroy()
    const onward = connect(Number(port), hostname)
    for (const each of [socket, onward]) {
      sockets.add(each)
      each.on('error', () => {}).on('close', () => (socket.destroy(), onward.destroy(), sockets.delete(each)))
    }
    socket.on('data', (bytes) => {
      if (refused !== undefined && bytes.includes(refused)) {
        refusals++
        return void socket.resetAndDestroy()
      }
      if (!silent) onward.write(bytes)
    })
    onward.on('data', (bytes) => silent || socket.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const wired = new URL(url)
  wired.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: wired.href,
    cut: () => {
      cut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      cut = silent = false
      refused = undefined
    },
    /** Resets all connections, and from now on each one that sends these words. */
    resetAt: (words: string) => {
      refused = words
      for (const socket of sockets) socket.resetAndDestroy()
    },
    /** Nothing arrives any more, and nobody says so. */
    silence: () => (silent = true),
    refusals: () => refusals,
    close: () => proxy.close(),
  }
}

let own: Awaited<ReturnType<typeof createPostgresDatabase>>
let wire: Awaited<ReturnType<typeof openWire>>
let database: Database
const errors: Error[] = []

beforeEach(async () => {
  errors.length = 0
  own = await createPostgresDatabase(server)
  wire = await openWire(own.url)
  database = await openDatabase({ url: wire.url, dataDir: '', onError: (error) => errors.push(error) })
  await database.execute('create table note (n integer)')
})
afterEach(async () => {
  await database.close()
  wire.close()
  await own.drop()
})

test('statements fail as unavailable while it is cut, and work again after', async () => {
  wire.cut()
  const error: unknown = await database.execute('select 1').catch((each: unknown) => each)
  expect(isDatabaseUnavailable(error)).toBe(true)
  wire.mend()
  expect((await database.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a transaction that loses its connection is undone and says so', async () => {
  const broken = database.transaction(async (trx) => {
    await sql`insert into note values (1)`.execute(trx)
    wire.cut()
    await sql`insert into note values (2)`.execute(trx)
  })
  const error: unknown = await broken.catch((each: unknown) => each)
  expect(isDatabaseUnavailable(error)).toBe(true)
  wire.mend()
  expect((await database.execute('select n from note')).rows).toEqual([])
})

test('a connection lost between two statements of a transaction does not end the process', async () => {
  const broken = database.transaction(async (trx) => {
    await sql`insert into note values (1)`.execute(trx)
    wire.cut()
    await new Promise((resolve) => setTimeout(resolve, 100))
    wire.mend()
    await sql`insert into note values (2)`.execute(trx)
  })
  const error: unknown = await broken.catch((each: unknown) => each)
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test('the listener comes back and tells that something may have been missed', async () => {
  const received: string[] = []
  const stop = await database.listen(
    'wire',
    (payload) => received.push(payload),
    () => received.push('(back)'),
  )
  await database.execute(`select pg_notify('wire', 'before')`)
  await expect.poll(() => received).toEqual(['before'])
  wire.cut()
  await new Promise((resolve) => setTimeout(resolve, 50))
  wire.mend()
  await expect.poll(() => received, { timeout: 5_000 }).toEqual(['before', '(back)'])
  await database.execute(`select pg_notify('wire', 'after')`)
  await expect.poll(() => received).toEqual(['before', '(back)', 'after'])
  await stop()
})

test('says that it does not listen while the connection is cut', async () => {
  const stop = await database.listen('wire', () => {})
  expect(database.isListening()).toBe(true)
  wire.cut()
  await expect.poll(() => database.isListening()).toBe(false)
  wire.mend()
  await expect.poll(() => database.isListening(), { timeout: 5_000 }).toBe(true)
  await stop()
})

test('a listener whose network falls silent knows it soon, and comes back', async () => {
  const listener = new PostgresListener(wire.url, () => {}, { everyMs: 20, answerMs: 200 })
  const missed: string[] = []
  await listener.listen(
    'wire',
    () => {},
    () => missed.push('(back)'),
  )
  wire.silence()
  await expect.poll(() => listener.isConnected(), { timeout: 5_000 }).toBe(false)
  wire.mend()
  await expect.poll(() => missed, { timeout: 10_000 }).toEqual(['(back)'])
  await listener.close()
})

test('a listener whose connection is reset again while it subscribes goes on trying', async () => {
  const rejected: unknown[] = []
  const keep = (reason: unknown) => rejected.push(reason)
  process.on('unhandledRejection', keep)
  const listener = new PostgresListener(wire.url, () => {})
  const missed: string[] = []
  await listener.listen(
    'wire',
    () => {},
    () => missed.push('(back)'),
  )
  wire.resetAt('listen ')
  await expect.poll(() => wire.refusals()).toBeGreaterThan(1)
  wire.mend()
  await expect.poll(() => missed).toEqual(['(back)'])
  await listener.close()
  process.off('unhandledRejection', keep)
  expect(rejected).toEqual([])
})

test('a listener that is closed while it connects leaves nothing open', async () => {
  const listener = new PostgresListener(own.url, () => {})
  const listening = listener.listen(
    'wire',
    () => {},
    () => {},
  )
  await listener.close()
  await listening
  const left = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'dovolilnice listener'`
  await expect.poll(async () => (await database.execute(left)).rows).toEqual([{ n: 0 }])
})

test('a server that ends our connections is met the same way', async () => {
  await database.execute(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect((await database.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a statement that was prepared before its table got a column is prepared anew', async () => {
  const read = () => database.execute('select * from note where n > $1', [0])
  await database.execute('insert into note values (1)')
  for (const _ of [1, 2, 3]) expect((await read()).rows).toEqual([{ n: 1 }])
  await database.execute('alter table note add column text text')
  for (const _ of [1, 2, 3]) expect((await read()).rows).toEqual([{ n: 1, text: null }])
})

test('several instances migrate at once and only one does the work', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url: own.url, dataDir: '' })))
  const pending = await pendingMigrations(database.kysely)
  expect(pending[0]).toBe(baseline)
  const applied = await Promise.all(others.map((each) => migrate(each)))
  expect(applied.flat().toSorted()).toEqual(pending)
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  expect(await pendingMigrations(database.kysely)).toEqual([])
  expect(await migrate(database)).toEqual([])
  await Promise.all(others.map((each) => each.close()))
})
