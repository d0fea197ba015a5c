import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Trx } from './tables.ts'

/**
 * Runs the work while no other process runs work with the same key. The work may use the database: the lock
 * has its own connection. The embedded database has only one process, so it needs no lock.
 */
export const withAdvisoryLock = <T>(database: Database, key: number, work: () => Promise<T>): Promise<T> => {
  if (database.engine === 'embedded') return work()
  return database.kysely.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${key}::bigint)`.execute(db)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${key}::bigint)`.execute(db)
    }
  })
}

/** The same without waiting. @returns undefined where another process holds the lock; the work was not done */
export const tryAdvisoryLock = <T>(database: Database, key: number, work: () => Promise<T>): Promise<T | undefined> => {
  if (database.engine === 'embedded') return work()
  return database.kysely.connection().execute(async (db) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${key}::bigint) as free`.execute(db)
    if (rows[0]?.free !== true) return undefined
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${key}::bigint)`.execute(db)
    }
  })
}

/**
 * Locks the keys until this transaction ends. They are locked in sorted order, so that two calls never wait for
 * each other.
 */
export const lockKeys = async (trx: Trx, keys: readonly string[]): Promise<void> => {
  for (const key of [...new Set(keys)].toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}
