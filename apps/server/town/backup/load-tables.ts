import { sql } from 'kysely'
import type { Trx } from '../../platform/database/tables.ts'
import { listTables } from './dump-tables.ts'
import type { DumpedTable } from './dump-tables.ts'

const tableOf = ({ schema, table }: DumpedTable) => sql.table(`${schema}.${table}`)

/** The columns that are written: the database makes the others of them. */
const columnsOf = async (trx: Trx, { schema, table }: DumpedTable): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(trx)
  return rows.map(({ name }) => name)
}

/** Writes rows, in the text form in which they were dumped. */
export const loadRows = async (trx: Trx, target: DumpedTable) => {
  const names = sql.join((await columnsOf(trx, target)).map((name) => sql.ref(name)))
  const type = sql.raw(`"${target.schema}"."${target.table}"[]`)
  return (rows: readonly string[]): Promise<unknown> =>
    sql`insert into ${tableOf(target)} (${names}) overriding system value select ${names} from unnest(${sql.val(rows)}::${type})`.execute(
      trx,
    )
}

interface Reference {
  owner: string
  name: string
  definition: string
}

/** References of rows to one another, which hold only when all tables are loaded. */
const readReferences = async (trx: Trx): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace in (select oid from pg_namespace where nspname in (current_schema(), 'pgboss'))`.execute(trx)
  return rows
}

const setTriggers = async (trx: Trx, tables: readonly DumpedTable[], how: 'enable' | 'disable'): Promise<void> => {
  for (const each of tables) await sql`alter table ${tableOf(each)} ${sql.raw(how)} trigger user`.execute(trx)
}

/**
 * Empties the tables that migrations filled and lets the work load all of them, without triggers and references; afterwards the references are
 * made again, which proves that every one leads to a row.
 */
export const loadingAll = async (trx: Trx, load: () => Promise<void>): Promise<void> => {
  const tables = await listTables(trx)
  const references = await readReferences(trx)
  await setTriggers(trx, tables, 'disable')
  for (const { owner, name } of references) await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(trx)
  for (const each of tables) await sql`delete from ${tableOf(each)}`.execute(trx)
  await load()
  for (const { owner, name, definition } of references)
    await sql.raw(`alter table ${owner} add constraint ${name} ${definition}`).execute(trx)
  await setTriggers(trx, tables, 'enable')
}

/** Lets a sequence go on where it stood. */
export const loadSequence = (trx: Trx, name: string, last: string): Promise<unknown> =>
  sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx)
