import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database/test-database.ts'
import type { Database } from './database.ts'
import { migrate, pendingMigrations, unknownMigrations } from './migrate.ts'

let database: Database
let path: string
const folder = () => pathToFileURL(`${path}/`)
const write = (name: string, text: string) => writeFile(join(path, name), text)

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
// A town that has begun: an empty database is migrated in one transaction.
beforeEach(async () => {
  await database.execute('delete from kysely_migration; drop table if exists big, small')
  path = await mkdtemp(join(tmpdir(), 'dovolilnice-migrations-'))
  await write('0000-first.sql', 'select 1')
  await migrate(database, folder())
})
afterEach(() => rm(path, { recursive: true, force: true }))

test('an index of a big table is made outside the transaction, between the migrations before and after it', async () => {
  await write('0001-big.sql', 'create table big (id int, name text); insert into big select n from generate_series(1, 100) n')
  await write(
    '0002-big-names.concurrent.sql',
    '-- What a torn attempt left; nobody waits.\ndrop index concurrently if exists big_name;\ncreate index concurrently big_name on big (name);\n',
  )
  await write('0003-small.sql', 'create table small (id int)')
  expect(await pendingMigrations(database.kysely, folder())).toHaveLength(3)
  // The embedded database has one process, which migrates once.
  const starts = database.engine === 'postgres' ? 3 : 1
  const applied = await Promise.all(Array.from({ length: starts }, () => migrate(database, folder())))
  expect(applied.flat()).toEqual(['0001-big', '0002-big-names.concurrent', '0003-small'])
  const { rows } = await database.execute(`select indisvalid as valid from pg_index where indexrelid = 'big_name'::regclass`)
  expect(rows).toEqual([{ valid: true }])
  expect(await pendingMigrations(database.kysely, folder())).toEqual([])
})

test('what comes before a concurrent one that fails stays, and the next start goes on there', async () => {
  await write('0001-big.sql', 'create table big (id int, name text)')
  await write('0003-small.sql', 'create table small (id int)')
  await write('0002-big-names.concurrent.sql', 'create index concurrently big_name on big (nobody)')
  await expect(migrate(database, folder())).rejects.toThrow('Migration 0002-big-names.concurrent failed')
  expect(await pendingMigrations(database.kysely, folder())).toEqual(['0002-big-names.concurrent', '0003-small'])
  await write('0002-big-names.concurrent.sql', 'create index concurrently big_name on big (name)')
  expect(await migrate(database, folder())).toEqual(['0002-big-names.concurrent', '0003-small'])
})

test('an empty database gets all or nothing', async () => {
  await database.execute('delete from kysely_migration')
  await write('0001-big.sql', 'create table big (id int, name text)')
  await write('0002-big-names.concurrent.sql', 'create index concurrently big_name on big (nobody)')
  await expect(migrate(database, folder())).rejects.toThrow('Migration 0002-big-names.concurrent failed')
  expect(await pendingMigrations(database.kysely, folder())).toHaveLength(3)
  await write('0002-big-names.concurrent.sql', 'create index concurrently big_name on big (name)')
  expect(await migrate(database, folder())).toHaveLength(3)
})

test('a migration that joined the product after a later one was applied is applied too', async () => {
  await write('0003-small.sql', 'create table small (id int)')
  await migrate(database, folder())
  await write('0001-big.sql', 'create table big (id int, name text)')
  await write('0002-big-names.concurrent.sql', 'create index concurrently big_name on big (name)')
  await write('0004-more.sql', 'alter table small add column name text')
  expect(await migrate(database, folder())).toEqual(['0001-big', '0002-big-names.concurrent', '0004-more'])
  expect(await pendingMigrations(database.kysely, folder())).toEqual([])
})

test('a database that a newer version has migrated is refused with one line, and nothing is done', async () => {
  await write('0001-big.sql', 'create table big (id int, name text)')
  await write('0002-big-names.concurrent.sql', 'create index concurrently big_name on big (name)')
  await write('0003-small.sql', 'create table small (id int)')
  await migrate(database, folder())
  await rm(join(path, '0003-small.sql'))
  expect(await unknownMigrations(database.kysely, folder())).toEqual(['0003-small'])
  await write('0004-later.sql', 'create table never (id int)')
  await expect(migrate(database, folder())).rejects.toThrow('This database was migrated by a newer version (0003-small).')
  expect(await pendingMigrations(database.kysely, folder())).toEqual(['0004-later'])
})
