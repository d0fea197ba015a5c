import { retentionYears } from '@dovolilnice/contract/privacy/retention'
import { generateKeyPairSync } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTables } from '../../test/database/fill-tables.ts'
import { createPostgresDatabase } from '../../test/database/postgres-test-database.ts'
import { chainEvents } from '../audit/chain/chain-events.ts'
import { trustedKeysOf } from '../audit/chain/day-head.ts'
import { verifyTrail } from '../audit/chain/verify-trail.ts'
import { systemClock } from '../clock/clock.ts'
import type { Database } from './database.ts'
import { baseline, beforeBaseline } from './baseline.ts'
import { appliedMigrations, migrate, migrateLike, pendingMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** The first characters of the last migration of the newest release. At a release it is set to that release's, so that the next is tried from there. */
const lastReleased = '0165'

/** Columns that a later migration means to change in rows that are there, as `table.column`, with the reason. */
const changedOnPurpose: Readonly<Record<string, string>> = {}

/** Notes which lists have changed: a migration that writes rows of a list adds to it. */
const grows = 'list_change'

const copies = 200

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createPostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  drop = made.drop
  database = await openDatabase({ url: made.url, dataDir: '' })
})
afterAll(async () => {
  await database.close()
  await drop()
})

const tableNames = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`.execute(
    database.kysely,
  )
  return rows.map(({ name }) => name)
}

/** Each row of each table, as JSON. */
const readAll = async (tables: readonly string[]): Promise<Map<string, Record<string, unknown>[]>> => {
  const all = new Map<string, Record<string, unknown>[]>()
  for (const table of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(database.kysely)
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

interface Column {
  name: string
  type: string
  /** Part of a unique index. */
  unique: boolean
}

const columnsOf = async (table: string): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select a.attname as name, t.typname as type,
      exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey::int2[])) as unique
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`.execute(
    database.kysely,
  )
  return rows
}

const ownValue = ({ name, type }: Column) =>
  type === 'uuid' ? sql`${name}::text, md5(t.${sql.ref(name)}::text || n)::uuid` : sql`${name}::text, t.${sql.ref(name)} || '-' || n`

/** Many rows of a table that grows, made of the filled one: what must differ between rows does. */
const copyRows = async (table: string): Promise<void> => {
  const columns = await columnsOf(table)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const own = sql.join(columns.filter(({ unique, type }) => unique && ['uuid', 'text'].includes(type)).map(ownValue))
  await database.kysely.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db)
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from generate_series(1, ${copies}) n, lateral (
        select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || jsonb_build_object(${own}))).* from ${sql.table(table)} t limit 1
      ) made`.execute(db)
    await sql`reset session_replication_role`.execute(db)
  })
}

const recordAs = async (names: readonly string[]) => {
  await database.execute('delete from kysely_migration')
  for (const name of names)
    await database.execute('insert into kysely_migration (name, timestamp) values ($1, $2)', [name, '2026-11-23T14:00:00Z'])
}

/** The old columns of a row, as they are now. */
const oldPart = (table: string, before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(before)
      .filter((column) => changedOnPurpose[`${table}.${column}`] === undefined)
      .map((column) => [column, after[column]]),
  )

test('a town of the previous release keeps each row through the migrations of this one', async () => {
  const names = (await readdir(new URL('../../migrations/', import.meta.url))).map((file) => file.replace(/\.sql$/, ''))
  const released = names.filter((name) => name.slice(0, lastReleased.length) <= lastReleased).toSorted()
  await database.transaction((trx) => migrateLike(trx, released))
  await fillTables(database.kysely)
  // Invented links are no chain.
  await database.execute('begin; set local session_replication_role = replica; delete from event_link; delete from event_day; commit')
  for (const table of ['application', 'permit', 'event', 'access_log', 'mail']) await copyRows(table)
  const tables = await tableNames()
  const before = await readAll(tables)
  expect(tables.length).toBeGreaterThan(60)
  expect(before.get('event')).toHaveLength(copies + 1)

  // As a town of that day has them recorded.
  await recordAs(beforeBaseline)
  const applied = await migrate(database)
  expect(applied.length).toBe(names.length - released.length)
  expect(await pendingMigrations(database.kysely)).toEqual([])

  const after = await readAll(tables)
  for (const [table, rows] of before) {
    const now = after.get(table) ?? []
    if (table === grows) continue
    expect(now.length, table).toBe(rows.length)
    const key = (row: Record<string, unknown>) => JSON.stringify(row)
    const kept = now.map((row) => oldPart(table, rows[0] ?? {}, row))
    const wanted = rows.map((row) => oldPart(table, row, row))
    expect(kept.map(key).toSorted(), table).toEqual(wanted.map(key).toSorted())
  }
})

test('its old trail is chained as it stands', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await chainEvents({ database, clock: systemClock, privateKey })
  const keys = trustedKeysOf([publicKey.export({ type: 'spki', format: 'pem' }).toString()])
  expect(await verifyTrail({ database, clock: systemClock, keys, copies: [] })).toMatchObject({ faults: [], events: copies + 1 })
})

test('its database refuses by its own clock to forget what is younger than the retention', async () => {
  const forget = (days: number) => {
    const at = `now() - interval '${retentionYears} years' + interval '${days} days'`
    return database.execute(`select forget_events_before(${at}, (${at})::date)`)
  }
  await expect(forget(4)).rejects.toThrow('keeps five years')
  await forget(1)
})

test('it is recorded with the baseline from then on, and what is older is refused with one sentence', async () => {
  const today = await appliedMigrations(database.kysely)
  expect(today[0]).toBe(baseline)
  expect(await database.execute(`select name from kysely_migration order by name`)).toEqual({ rows: today.map((name) => ({ name })) })
  // A town that has followed since has the later ones beside them.
  await recordAs([...beforeBaseline, ...today.slice(1)])
  expect(await migrate(database)).toEqual([])
  expect(await appliedMigrations(database.kysely)).toEqual(today)
  await recordAs(beforeBaseline.slice(0, 80))
  await expect(migrate(database)).rejects.toThrow(
    'Start the version of 23 November 2026 (commit 7ffaf33f) with these data once, then this one.',
  )
  expect(await database.execute(`select count(*)::int as n from kysely_migration`)).toEqual({ rows: [{ n: 80 }] })
})
