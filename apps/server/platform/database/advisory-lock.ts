import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Trx } from './tables.ts'

/**
 * Does the work while no other process does it under the same key. The work may use the database freely: the lock
 * lies on a connection of its own. The embedded database belongs to one process, so there nothing is locked.
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

/**
 * Until this transaction ends, nobody else gets past here with any of these keys. They are taken in one order, so that two calls never wait for
 * each other.
 */
export const lockKeys = async (trx: Trx, keys: readonly string[]): Promise<void> => {
  for (const key of [...new Set(keys)].toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}
