import { z } from 'zod/mini'
import { type Trx, sql } from '../../platform/database/db.ts'
import type { TownLine } from './backup-folder.ts'

/** Rows that are read and written at a time. */
const batchSize = 500

/** A table of the town, or of its job queue. */
export interface DumpedTable {
  schema: string
  table: string
}

/**
 * The tables with rows to keep. The migrator's own are written by the migrations; the queue's version is compared instead, and its statistics
 * lie in partitions of the days on which they were made.
 */
export const listTables = async (trx: Trx): Promise<DumpedTable[]> => {
  const { rows } = await sql<DumpedTable>`
    select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in (current_schema(), 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely\\_migration%' and not (n.nspname = 'pgboss' and c.relname in ('version', 'queue_stats'))
    order by 1, 2`.execute(trx)
  return rows
}

/** Values in one form, whatever the server's settings are. Reading many files may leave the transaction idle for longer than usual. */
export const sameForm = (trx: Trx) =>
  sql
    .raw(
      `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 3;
       set local bytea_output = 'hex'; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0`,
    )
    .execute(trx)

/** The columns of a table in their order; `written` are those that the database does not make of others. */
export const columnsOf = async (trx: Trx, { schema, table }: DumpedTable) => {
  const { rows } = await sql<{ name: string; made: boolean }>`
    select column_name as name, is_generated <> 'NEVER' as made from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} order by ordinal_position`.execute(trx)
  return { all: rows.map(({ name }) => name), written: rows.filter(({ made }) => !made).map(({ name }) => name) }
}

/** The rows of every table, from the snapshot of the transaction. */
export const dumpTables = async function* (trx: Trx): AsyncGenerator<TownLine> {
  for (const { schema, table } of await listTables(trx)) {
    yield { kind: 'table', schema, table, columns: (await columnsOf(trx, { schema, table })).all }
    await sql`declare dumped no scroll cursor for select t::text as row from ${sql.table(`${schema}.${table}`)} t`.execute(trx)
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(batchSize))} from dumped`.execute(trx)
      if (rows.length > 0) yield { kind: 'rows', rows: rows.map(({ row }) => row) }
      if (rows.length < batchSize) break
    }
    await sql`close dumped`.execute(trx)
  }
}

/** Where the sequences stand that were used. */
export const dumpSequences = async (trx: Trx): Promise<TownLine[]> => {
  const { rows } = await sql<{ name: string; last: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in (current_schema(), 'pgboss') and last_value is not null order by 1`.execute(trx)
  return rows.map((row) => ({ kind: 'sequence', ...row }))
}

/** What the head of a backup says of the database. */
export const describeDatabase = async (trx: Trx) => {
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)
  const queue = await sql<{ version: unknown }>`select version from pgboss.version`.execute(trx)
  return {
    migrations: migrations.rows.map(({ name }) => name),
    queue_version: z.coerce.number().parse(queue.rows[0]?.version),
    newest_event: await newestEvent(trx),
    audit_head: await auditHead(trx),
  }
}

/** Id of the newest event of the audit trail. */
export const newestEvent = async (trx: Trx): Promise<string | null> => {
  const row = await trx.selectFrom('event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? null
}

/** The signature of the newest day of the audit trail's chain; null before there was one. */
export const auditHead = async (trx: Trx): Promise<string | null> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('event_day') is not null as there`.execute(trx)
  if (rows[0]?.there !== true) return null
  const day = await trx.selectFrom('event_day').select('signature').orderBy('day', 'desc').limit(1).executeTakeFirst()
  return day === undefined ? null : Buffer.from(day.signature).toString('hex')
}
