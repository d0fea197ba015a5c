import { type Db, type Trx, sql } from '../../../platform/database/db.ts'
import type { Owner } from '../../../platform/privacy/owner.ts'

/** Rows of a table from which personal data was taken, and rows that were deleted. */
export interface ChangedRows {
  anonymised: number
  deleted: number
}

export type Changes = Record<string, ChangedRows>

/** The tables with personal data, in the order of their owners. */
export const personalTables = (owners: readonly Owner[]): string[] => owners.flatMap(({ processing = {} }) => Object.keys(processing))

/** PostgreSQL's own counters of this connection. They also hold what earlier transactions did, so only a difference says something. */
const readCounters = async (db: Db, tables: readonly string[]): Promise<Changes> => {
  const { rows } = await sql<{ name: string } & ChangedRows>`
    select relname as name, n_tup_upd::int as anonymised, n_tup_del::int as deleted
    from pg_stat_xact_user_tables
    where schemaname = current_schema() and relname in (${sql.join(tables)})`.execute(db)
  return Object.fromEntries(rows.map(({ name, anonymised, deleted }) => [name, { anonymised, deleted }]))
}

/** The sum of two reports; tables without a change are left out. */
export const addChanges = (one: Changes, other: Changes): Changes => {
  const sum: Changes = {}
  for (const [table, { anonymised, deleted }] of [...Object.entries(one), ...Object.entries(other)]) {
    const so = sum[table] ?? { anonymised: 0, deleted: 0 }
    sum[table] = { anonymised: so.anonymised + anonymised, deleted: so.deleted + deleted }
  }
  return Object.fromEntries(Object.entries(sum).filter(([, { anonymised, deleted }]) => anonymised + deleted > 0))
}

export const rowsOf = ({ anonymised, deleted }: ChangedRows): number => anonymised + deleted

/** All rows of a report. */
export const allRows = (changes: Changes): number => Object.values(changes).reduce((sum, rows) => sum + rowsOf(rows), 0)

/** Does the work in a transaction and answers which rows of tables with personal data it changed, also by cascades and triggers. */
export const countChanges = async (trx: Trx, owners: readonly Owner[], work: () => Promise<void>): Promise<Changes> => {
  const tables = personalTables(owners)
  const before = await readCounters(trx, tables)
  await work()
  const after = await readCounters(trx, tables)
  const negative = Object.entries(before).map(([table, rows]) => [table, { anonymised: -rows.anonymised, deleted: -rows.deleted }] as const)
  return addChanges(after, Object.fromEntries(negative))
}
