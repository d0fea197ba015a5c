import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { systemClock } from '../clock/clock.ts'
import type { Database } from './database.ts'
import { appliedMigrations, pendingMigrations, unknownMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { type Trx, sql } from './db.ts'

/** What the product needs of a PostgreSQL server, as it is. */
export interface DatabaseFacts {
  /** For instance `17.5`; an older one than the product can use is an error instead. */
  version: string
  /** Whether the server orders words by ICU, as Slovenian needs it. */
  hasIcu: boolean
  /** Whether the extension pg_trgm is in this database, and, where not, whether the server has it. */
  hasTrigrams: boolean
  offersTrigrams: boolean
  /** Whether the account may create extensions, and tables. */
  mayExtend: boolean
  mayMakeTables: boolean
  knowsTimeZone: boolean
  /** Milliseconds that its clock is before this machine's. */
  clockAheadMs: number
  /** Migrations that the next start applies, and those that only another version of the product knows. */
  pending: string[]
  unknown: string[]
  /** Whether some version of the product has migrated it. */
  isFounded: boolean
}

const readServer = async (trx: Trx) => {
  const { rows } = await sql<Omit<DatabaseFacts, 'version' | 'clockAheadMs' | 'pending' | 'unknown' | 'isFounded'>>`
    select
      exists (select from pg_collation where collprovider = 'i') as "hasIcu",
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
      exists (select from pg_available_extensions where name = 'pg_trgm') as "offersTrigrams",
      has_database_privilege(current_database(), 'create') as "mayExtend",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayMakeTables",
      exists (select from pg_timezone_names where name = ${timeZone}) as "knowsTimeZone"
  `.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no answer.')
  return row
}

/** Milliseconds by which the database's clock is ahead, compared with the middle of the time that its answer took. */
const clockAhead = async ({ kysely }: Database): Promise<number> => {
  const before = systemClock.now().getTime()
  const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(kysely)
  const after = systemClock.now().getTime()
  return (rows[0]?.now ?? Number.NaN) - (before + after) / 2
}

/**
 * Looks at the PostgreSQL of this address, and changes nothing in it.
 * @throws DatabaseUnavailableError, StatementError or the sentence about a version that is too old
 */
export const examineDatabase = async (url: string): Promise<DatabaseFacts> => {
  const database = await openDatabase({ url, dataDir: '' })
  try {
    return {
      version: database.version,
      ...(await database.snapshot(readServer)),
      clockAheadMs: await clockAhead(database),
      pending: await pendingMigrations(database.kysely),
      unknown: await unknownMigrations(database.kysely),
      isFounded: (await appliedMigrations(database.kysely)).length > 0,
    }
  } finally {
    await database.close()
  }
}
