import { errorMessage } from '../errors/error-facts.ts'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { baseline, beforeBaseline, withBaseline } from './baseline.ts'
import type { Database } from './database.ts'
import { type Db, type Trx, sql } from './db.ts'

const ownFolder = new URL('../../migrations/', import.meta.url)
/** An arbitrary number, the same in every version of the product: instances that start together wait for each other here. */
const lockKey = 7_290_413
const lockPauseMs = 200

/** Such a file makes indexes of big tables while the product may go on; PostgreSQL does that only outside a transaction. */
const isConcurrent = (name: string): boolean => name.endsWith('.concurrent')

const namesIn = async (folder: URL): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).map((name) => name.slice(0, -'.sql'.length))

const readMigration = (folder: URL, name: string): Promise<string> => readFile(new URL(`${name}.sql`, folder), 'utf8')

/** The same statements for a transaction: on a database that nobody else uses. */
const withoutConcurrently = (text: string): string => text.replace(/\bconcurrently\b/gi, '')

type Provide = (name: string, text: string) => Migration

const runText: Provide = (_, text) => ({ up: async (db) => void (await sql.raw(withoutConcurrently(text)).execute(db)) })

/** A concurrent one is only noted as applied: its statements have run before. */
const runOrNote: Provide = (name, text) => (isConcurrent(name) ? { up: async () => {} } : runText(name, text))

/** The numbered .sql files, forward only. */
const providerOf = (folder: URL, provide: Provide): MigrationProvider => ({
  getMigrations: async () => {
    const names = await namesIn(folder)
    const texts = await Promise.all(names.map((name) => readMigration(folder, name)))
    return Object.fromEntries(names.map((name, index) => [name, provide(name, texts[index] ?? '')]))
  },
})

/** A migration that the database refused; its message is the line to print. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

const refused = (name: string, cause: unknown): MigrationError =>
  new MigrationError(`Migration ${name} failed: ${errorMessage(cause)}`, { cause })

/**
 * Runs the work while no other process migrates. It asks again and again for the lock: whoever waited for it inside a statement would be waited for by an
 * index that is made concurrently.
 */
const whileMigrating = <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  if (database.engine === 'embedded') return work()
  return database.kysely.connection().execute(async (db) => {
    const isFree = async () =>
      (await sql<{ free: boolean }>`select pg_try_advisory_lock(${lockKey}::bigint) as free`.execute(db)).rows[0]?.free === true
    while (!(await isFree())) await pause(lockPauseMs)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lockKey}::bigint)`.execute(db)
    }
  })
}

/**
 * The given names, in those of this version.
 * @throws MigrationError for what stands between the versions that this one knows
 */
export const inTodaysNames = (names: readonly string[]): string[] => {
  const known = withBaseline(names)
  if (known !== undefined) return known
  throw new MigrationError(
    `The migrations end before ${baseline} (${names.at(-1)}). Start the version of 23 November 2026 (commit 7ffaf33f) with these data once, then this one.`,
  )
}

const recordedMigrations = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(db)
  if (rows[0]?.isThere !== true) return []
  const recorded = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return recorded.rows.map(({ name }) => name)
}

/** A database that has all in whose place the baseline stands is recorded as having the baseline. */
const recordBaseline = async (database: Database): Promise<void> => {
  const recorded = await recordedMigrations(database.kysely)
  // The account of a running product may only read this table.
  if (!recorded.some((name) => beforeBaseline.includes(name))) return
  inTodaysNames(recorded)
  await sql`with old as (delete from kysely_migration where name = any(${beforeBaseline}) returning timestamp)
    insert into kysely_migration (name, timestamp) select ${baseline}, max(timestamp) from old having count(*) > 0`.execute(database.kysely)
}

/** Runs each statement by itself. The embedded database serves one process, which waits anyway. */
const runConcurrent = async (database: Database, folder: URL, name: string): Promise<void> => {
  const text = (await readMigration(folder, name)).replace(/--.*$/gm, '')
  const statements = database.engine === 'embedded' ? withoutConcurrently(text) : text
  for (const statement of statements.split(';').filter((part) => part.trim() !== ''))
    await database.execute(statement).catch((error: unknown) => {
      throw refused(name, error)
    })
}

const applyUpTo = (database: Database, provider: MigrationProvider, last: string): Promise<string[]> =>
  database.transaction(async (trx) => {
    // Work that was done side by side: one of a smaller number may have joined after a larger one was applied.
    const { error, results } = await new Migrator({ db: trx, provider, allowUnorderedMigrations: true }).migrateTo(last)
    const failed = results?.find((result) => result.status === 'Error')
    if (error) throw refused(failed?.migrationName ?? '', error)
    return (results ?? []).map((result) => result.migrationName)
  })

/** The ends of the stretches that are applied in one transaction each: all of them up to the next concurrent one, and that by itself. */
const stretchesOf = (names: readonly string[]): string[] =>
  names.filter((name, index) => isConcurrent(name) || index === names.length - 1 || isConcurrent(names[index + 1] ?? ''))

/**
 * Applies the pending migrations in order; resolves with their names. Those without a concurrent one among them are one transaction, and all
 * of an empty database.
 * @throws MigrationError, also for a database that a newer version of the product has migrated: this one does not know what its tables mean by now;
 * and for one that is older than the baseline
 */
export const migrate = (database: Database, folder = ownFolder): Promise<string[]> =>
  whileMigrating(database, async () => {
    const newer = (await unknownMigrations(database.kysely, folder)).at(-1)
    if (newer !== undefined)
      throw new MigrationError(
        `This database was migrated by a newer version (${newer}). Start that version, or restore a backup that this one has made.`,
      )
    await recordBaseline(database)
    const pending = await pendingMigrations(database.kysely, folder)
    // Nobody uses an empty database: all of it is one transaction.
    if (pending.length === (await namesIn(folder)).length) return applyUpTo(database, providerOf(folder, runText), pending.at(-1) ?? '')
    const applied: string[] = []
    for (const last of stretchesOf(pending)) {
      if (isConcurrent(last)) await runConcurrent(database, folder, last)
      applied.push(...(await applyUpTo(database, providerOf(folder, runOrNote), last)))
    }
    return applied
  })

/** Those of the numbered files that have these names. */
const only = (names: ReadonlySet<string>): MigrationProvider => ({
  getMigrations: async () =>
    Object.fromEntries(Object.entries(await providerOf(ownFolder, runText).getMigrations()).filter(([name]) => names.has(name))),
})

/**
 * Brings an empty database to where these migrations were applied and no others: the state of a backup.
 * @throws MigrationError when this version of the product does not have all of them
 */
export const migrateLike = async (trx: Trx, names: readonly string[]): Promise<void> => {
  const wanted = new Set(inTodaysNames(names))
  const { error, results = [] } = await new Migrator({ db: trx, provider: only(wanted) }).migrateToLatest()
  if (error) throw new MigrationError(`The tables cannot be made: ${errorMessage(error)}`, { cause: error })
  for (const { migrationName } of results) wanted.delete(migrationName)
  if (wanted.size > 0) throw new MigrationError(`This version of the product does not know the migration ${[...wanted][0]}.`)
}

/** The names of migrations that this version of the product has. */
export const knownMigrations = async (folder = ownFolder): Promise<Set<string>> => new Set(await namesIn(folder))

/**
 * The names of migrations that were applied, in order and as this version names them.
 * @throws MigrationError for a database that is older than the baseline
 */
export const appliedMigrations = async (db: Db): Promise<string[]> => inTodaysNames(await recordedMigrations(db))

/** Those that were applied, and that this version does not have: a newer one has. */
export const unknownMigrations = async (db: Db, folder = ownFolder): Promise<string[]> => {
  const known = await knownMigrations(folder)
  return (await appliedMigrations(db)).filter((name) => !known.has(name))
}

/** The names of migrations the database does not have yet; readiness asks this. */
export const pendingMigrations = async (db: Db, folder = ownFolder): Promise<string[]> => {
  const applied = new Set(await appliedMigrations(db))
  return (await namesIn(folder)).filter((name) => !applied.has(name)).toSorted()
}
