import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepareDatabase } from './prepare-database.ts'
import { schemaKey } from './schema-key.ts'

/** An arbitrary number; test processes that begin together wait for each other here. */
const lockKey = 5_120_771

const urlOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const open = (url: string): Promise<Database> => openDatabase({ url, dataDir: '' })

const createMigrated = async (admin: Db, server: string, name: string): Promise<void> => {
  const draft = `${name}_draft`
  await sql`drop database if exists ${sql.id(draft)}`.execute(admin)
  await sql`create database ${sql.id(draft)}`.execute(admin)
  const database = await open(urlOf(server, draft))
  await prepareDatabase(database).finally(() => database.close())
  // Only a completely migrated database gets the template's name.
  await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(admin)
}

const ensureTemplate = (admin: Database, server: string, name: string): Promise<void> =>
  admin.kysely.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(db)
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db)
    if (rows.length === 0) await createMigrated(db, server, name)
    await sql`select pg_advisory_unlock(${lockKey})`.execute(db)
  })

const withServer = async <T>(server: string, work: (admin: Database) => Promise<T>): Promise<T> => {
  const admin = await open(server)
  return work(admin).finally(() => admin.close())
}

const isInUse = async (admin: Database, name: string): Promise<boolean> =>
  (await sql`select from pg_stat_activity where datname = ${name}`.execute(admin.kysely)).rows.length > 0

/** What each process of the server does or waits for. */
const activity = async (admin: Database): Promise<unknown> =>
  (
    await sql`select datname, backend_type, state, wait_event_type, wait_event, left(query, 200) as query from pg_stat_activity`.execute(
      admin.kysely,
    )
  ).rows

/** PostgreSQL waits in it for every process of the server, also for those of other databases, which are busy in other tests. */
const dropWithin = (admin: Database, name: string, limit: string): Promise<void> =>
  admin.kysely.connection().execute(async (db) => {
    await sql`select set_config('statement_timeout', ${limit}, false)`.execute(db)
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
  })

/** An empty, not migrated database of its own, dropped when closed. For tests of the migrations themselves. */
export const createPostgresDatabase = async (server: string, template?: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `dovolilnice_test_${randomBytes(6).toString('hex')}`
  // Copied as files: block by block through the log, as is usual, takes a server three times as long.
  const source = template ? `template ${template} strategy file_copy` : `template template0 encoding 'UTF8'`
  await withServer(server, (admin) => admin.execute(`create database ${name} ${source}`))
  const drop = () =>
    withServer(server, async (admin) => {
      // A connection that was closed a moment ago may still be leaving; cut off, it would report an error to whoever held it.
      for (let looks = 0; looks < 40 && (await isInUse(admin, name)); looks++) await pause(50)
      await dropWithin(admin, name, '15s').catch(async (error: unknown) => {
        process.stderr.write(`${name} could not be dropped and stays: ${error}\n${JSON.stringify(await activity(admin))}\n`)
      })
    })
  return { url: urlOf(server, name), drop }
}

let template: Promise<string> | undefined

const loadTemplate = async (server: string): Promise<string> => {
  const name = `dovolilnice_template_${schemaKey()}`
  await withServer(server, (admin) => ensureTemplate(admin, server, name))
  return name
}

export const openPostgresTestDatabase = async (server: string): Promise<Database> => {
  const { url, drop } = await createPostgresDatabase(server, await (template ??= loadTemplate(server)))
  const database = await open(url)
  return { ...database, close: () => database.close().then(drop) }
}
