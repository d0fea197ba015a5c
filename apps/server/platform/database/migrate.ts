import { errorMessage } from '../errors/error-facts.ts'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import type { Db, Trx } from './tables.ts'

const folder = new URL('../../migrations/', import.meta.url)
/** An arbitrary number, the same in every version of the product: instances that start together wait for each other here. */
const lockKey = 7_290_413

const migrationOf = (text: string): Migration => ({
  up: (db) =>
    sql
      .raw(text)
      .execute(db)
      .then(() => undefined),
})

/** The numbered .sql files, forward only. */
const provider: MigrationProvider = {
  getMigrations: async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
    const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
    return Object.fromEntries(names.map((name, index) => [name.slice(0, -'.sql'.length), migrationOf(texts[index] ?? '')]))
  },
}

const migratorOn = (db: Db): Migrator => new Migrator({ db, provider })

/** Those of the numbered files that have these names. */
const only = (names: ReadonlySet<string>): MigrationProvider => ({
  getMigrations: async () => Object.fromEntries(Object.entries(await provider.getMigrations()).filter(([name]) => names.has(name))),
})

/** A migration that the database refused; its message is the line to print. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Applies the pending migrations in order, in one transaction under an advisory lock; resolves with their names. */
export const migrate = (database: Database): Promise<string[]> =>
  database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    const { error, results } = await migratorOn(trx).migrateToLatest()
    const failed = results?.find((result) => result.status === 'Error')
    if (error) throw new MigrationError(`Migration ${failed?.migrationName ?? ''} failed: ${errorMessage(error)}`, { cause: error })
    return (results ?? []).map((result) => result.migrationName)
  })

/**
 * Brings an empty database to where these migrations were applied and no others: the state of a backup.
 * @throws MigrationError when this version of the product does not have all of them
 */
export const migrateLike = async (trx: Trx, names: readonly string[]): Promise<void> => {
  const wanted = new Set(names)
  const { error, results = [] } = await new Migrator({ db: trx, provider: only(wanted) }).migrateToLatest()
  if (error) throw new MigrationError(`The tables cannot be made: ${errorMessage(error)}`, { cause: error })
  for (const { migrationName } of results) wanted.delete(migrationName)
  if (wanted.size > 0) throw new MigrationError(`This version of the product does not know the migration ${[...wanted][0]}.`)
}

/** The names of migrations that this version of the product has. */
export const knownMigrations = async (): Promise<Set<string>> => new Set(Object.keys(await provider.getMigrations()))

/** The names of migrations the database does not have yet; readiness asks this. */
export const pendingMigrations = async (database: Database): Promise<string[]> => {
  const migrations = await migratorOn(database.kysely).getMigrations()
  return migrations.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name)
}
