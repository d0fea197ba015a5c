import { generateKeyPairSync } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { chainEvents } from '../apps/server/platform/audit/chain/chain-events.ts'
import { closeDays } from '../apps/server/platform/audit/chain/keep-chain.ts'
import { trustedKeysOf } from '../apps/server/platform/audit/chain/day-head.ts'
import { verifyTrail } from '../apps/server/platform/audit/chain/verify-trail.ts'
import { recordEvent } from '../apps/server/platform/audit/record-event.ts'
import { systemClock } from '../apps/server/platform/clock/clock.ts'
import type { Database } from '../apps/server/platform/database/database.ts'
import { migrate } from '../apps/server/platform/database/migrate.ts'
import { openDatabase } from '../apps/server/platform/database/open-database.ts'
import { createPostgresDatabase } from '../apps/server/test/database/postgres-test-database.ts'
import { startPostgres } from '../tools/services/throwaway-postgres.ts'
import type { Benchmark, Report } from './run.ts'

const pair = generateKeyPairSync('ed25519')
const keys = trustedKeysOf([pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()])
const writers = 8
const secondsOfWriting = 10
const manyEvents = Number(process.env['BENCH_EVENTS'] ?? 1_000_000)

const chainingOf = (database: Database) => ({ database, clock: systemClock, privateKey: pair.privateKey })

/** Events a second that are recorded, each in a transaction of its own, by several writers at once. */
const writeFor = async (database: Database): Promise<number> => {
  const end = performance.now() + secondsOfWriting * 1_000
  const write = async (): Promise<number> => {
    let written = 0
    for (; performance.now() < end; written++)
      await database.transaction((trx) =>
        recordEvent(
          trx,
          {
            action: 'permit:update',
            kind: 'change',
            actor: { id: '019a0000-0000-7000-8000-00000000c1e4', name: 'Ana Referent' },
            subject: { type: 'permit', id: '019a0000-0000-7000-8000-00000000beef', label: 'D-2026-000001' },
            before: { plates: ['LJ AB-123'] },
            after: { plates: ['LJ AB-124'] },
            address: '10.0.0.1',
          },
          systemClock,
        ),
      )
    return written
  }
  const counts = await Promise.all(Array.from({ length: writers }, write))
  return counts.reduce((sum, count) => sum + count, 0) / secondsOfWriting
}

/** Chains without a pause, by two processes that take turns, until told to stop: many times as often as the product does. */
const chainMeanwhile = async (databases: readonly Database[]): Promise<() => Promise<void>> => {
  const stopping = new AbortController()
  const loops = databases.map(async (database) => {
    while (!stopping.signal.aborted) {
      await chainEvents(chainingOf(database))
      await pause(100)
    }
  })
  return async () => {
    stopping.abort()
    await Promise.all(loops)
  }
}

const addMany = (database: Database) =>
  sql`insert into event (id, at, action, kind, actor_id, actor_name, subject_type, subject_id, subject_label, before, after, reason, address, request_id)
    select gen_random_uuid(), timestamptz '2026-01-01' + n * interval '20 seconds', 'permit:update', case when n % 3 = 0 then 'read' else 'change' end,
      '019a0000-0000-7000-8000-00000000c1e4', 'Ana Referent', 'permit', gen_random_uuid()::text, 'D-2026-' || n,
      jsonb_build_object('plates', jsonb_build_array('LJ AB-' || n)), jsonb_build_object('plates', jsonb_build_array('LJ AC-' || n)), 'menjava vozila', '10.0.0.1', 'req-' || n
    from generate_series(1, ${manyEvents}) n`.execute(database.kysely)

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

const measureWriting = async (database: Database, other: Database): Promise<Report> => {
  await writeFor(database)
  const alone = await writeFor(database)
  const stop = await chainMeanwhile([database, other])
  const chained = await writeFor(database)
  await stop()
  const ratio = (chained / alone).toFixed(2)
  const text = `${alone.toFixed(0)} events a second without chaining, ${chained.toFixed(0)} while two processes chain without a pause: ${ratio} ×`
  return { part: `events recorded by ${writers} writers at once`, text }
}

const measureMany = async (database: Database): Promise<Report[]> => {
  await addMany(database)
  await sql`vacuum analyze event`.execute(database.kysely)
  const chaining = await seconds(async () => {
    await chainEvents(chainingOf(database))
    await closeDays(chainingOf(database))
  })
  await sql`vacuum analyze event_link`.execute(database.kysely)
  let faults = -1
  const verifying = await seconds(async () => {
    faults = (await verifyTrail({ database, clock: systemClock, keys, copies: [] })).faults.length
  })
  const reading = await seconds(() => sql`select count(*), max(length(e::text)) from event e`.execute(database.kysely))
  const { rows } = await sql<{ event: number; link: number }>`
    select pg_total_relation_size('event')::float8 as event, pg_total_relation_size('event_link')::float8 as link`.execute(database.kysely)
  const megabytes = (bytes = 0) => (bytes / 1e6).toFixed(0)
  const part = `${manyEvents} events`
  return [
    { part: `${part}, chained for the first time`, text: `${chaining.toFixed(1)} s, ${(manyEvents / chaining).toFixed(0)} a second` },
    {
      part: `${part}, verified`,
      text: `${verifying.toFixed(1)} s (${faults} faults), ${(verifying / reading).toFixed(1)} × PostgreSQL alone reading every event (${reading.toFixed(1)} s)`,
    },
    { part: `${part}, on the disk`, text: `events ${megabytes(rows[0]?.event)} MB with indexes, the chain ${megabytes(rows[0]?.link)} MB` },
  ]
}

const measure = async (): Promise<Report[]> => {
  const postgres = await startPostgres()
  if (typeof postgres === 'string') throw new Error(postgres)
  const open = async () => {
    const { url } = await createPostgresDatabase(postgres.url)
    const databases = [await openDatabase({ url, dataDir: '' }), await openDatabase({ url, dataDir: '' })] as const
    await migrate(databases[0])
    return databases
  }
  try {
    const [database, other] = await open()
    const writing = await measureWriting(database, other)
    await Promise.all([database.close(), other.close()])
    const [many, unused] = await open()
    await unused.close()
    const reports = await measureMany(many)
    await many.close()
    return [writing, ...reports]
  } finally {
    await postgres.stop()
  }
}

export const benchmark: Benchmark = { name: 'audit', measure }
