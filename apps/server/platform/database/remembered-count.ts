import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Owner } from '../privacy/owner.ts'
import type { Db } from './tables.ts'

declare module './tables.ts' {
  interface Tables {
    /** Raised by triggers (migration 0007). */
    list_epoch: { table_name: string; epoch: number }
  }
}

export const countOwner: Owner = { name: 'counts', tables: { list_epoch: { table_name: 'impersonal', epoch: 'impersonal' } } }

/**
 * Lets a list remember the exact count of its older part. Only for filters on the table's own columns, and only
 * for a table that raises its epoch when older rows change (migration 0007).
 */
export interface RememberCount {
  database: Database
  table: 'access_log' | 'event'
  /** The time when a row was written, by this server's clock; an indexed column. */
  column: 'access_log.received_at' | 'event.at'
}

interface Remembered {
  epoch: number
  /** The count is of the rows written before this. */
  before: Date
  count: number
}

interface Counted {
  rest: number
  aged: number
  epoch: number
  before: Date
}

const mostRemembered = 500
const memories = new WeakMap<Database, Map<string, Remembered>>()

const memoryOf = (database: Database): Map<string, Remembered> => {
  const memory = memories.get(database) ?? new Map<string, Remembered>()
  memories.set(database, memory)
  return memory
}

const keep = (memory: Map<string, Remembered>, key: string, remembered: Remembered): void => {
  memory.delete(key)
  memory.set(key, remembered)
  const [eldest] = memory.keys()
  if (memory.size > mostRemembered && eldest !== undefined) memory.delete(eldest)
}

/**
 * The exact count of a growing list in one statement: what is remembered plus the rows written since. Everything
 * older than ten minutes joins the remembered part. A raised epoch means counting anew.
 */
export const countRemembered = async <DB, TB extends keyof DB>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, object>,
  { database, table, column }: RememberCount,
): Promise<number> => {
  const { sql: text, parameters } = rows.compile()
  const memory = memoryOf(database)
  const key = JSON.stringify([table, text, parameters])
  const written = sql.ref(column)
  const count = async (since: Date | undefined): Promise<Counted> => {
    const young = since ? rows.where(sql<boolean>`${written} >= ${since}`) : rows
    // In whole milliseconds, which is all that a Date carries back into the next count.
    const before = sql<Date>`date_trunc('milliseconds', now() - interval '10 minutes')`
    const counts = young.select([
      sql<number>`count(*)`.as('rest'),
      sql<number>`count(*) filter (where ${written} < ${before})`.as('aged'),
      sql<number>`(select epoch from list_epoch where table_name = ${table})`.as('epoch'),
      before.as('before'),
    ])
    const { rows: answer } = await db.executeQuery<Counted>(counts.compile())
    return answer[0] as Counted
  }
  const known = memory.get(key)
  const younger = known && (await count(known.before))
  const fresh = known && younger?.epoch === known.epoch ? younger : await count(undefined)
  const older = known && fresh === younger ? known.count : 0
  keep(memory, key, { epoch: fresh.epoch, before: fresh.before, count: older + fresh.aged })
  return older + fresh.rest
}
