import type { WireParameter } from './values.ts'
import { type Trx, sql } from './db.ts'
import type { Database } from './database.ts'

export interface StatementResult {
  rows: Record<string, unknown>[]
  /** The command tag's first word: `SELECT`, `COMMIT`, `ROLLBACK`, … */
  command: string
  affected: number
}

/** One connection, held by one caller until it is released. */
export interface Session {
  /** Without parameters the text may hold several statements; there is one result for each. */
  run(sql: string, parameters: readonly WireParameter[]): Promise<StatementResult[]>
  /** A broken session is not used again. */
  release(broken?: boolean): void
}

/** What an engine is to the rest of the platform. */
export interface Engine {
  acquire(): Promise<Session>
  /** A connection beside those of the pool, for looks that must not wait until one of them is free. */
  acquireAside(): Promise<Session>
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>>
  /** Whether the connection for notifications is open and answers. */
  isListening(): boolean
  close(): Promise<void>
}

/** Runs work within the caller's transaction. Where the work throws, all that it wrote is undone, and the transaction goes on. */
export const inSavepoint = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint work`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint work`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint work`.execute(trx)
    throw error
  }
}

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
