import { type Trx, sql } from '../../platform/database/db.ts'
import { BackupError } from './backup-folder.ts'
import { columnsOf, listTables, type DumpedTable } from './dump-tables.ts'

const tableOf = ({ schema, table }: DumpedTable) => sql.table(`${schema}.${table}`)

const namesOf = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

/**
 * Writes rows, in the text form in which they were dumped: by the names of their columns, in whatever order this version has them.
 * @throws BackupError for a table that no town has, or a column that the table does not have
 */
export const loadRows = async (trx: Trx, target: DumpedTable & { columns: readonly string[] }) => {
  const isOfTown = (await listTables(trx)).some(({ schema, table }) => schema === target.schema && table === target.table)
  if (!isOfTown) throw new BackupError(`The backup has a table that no town has: ${target.schema}.${target.table}.`)
  const { all, written } = await columnsOf(trx, target)
  const unknown = target.columns.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new BackupError(`The backup has a column that this version of the product does not know: ${target.table}.${unknown}.`)
  const names = namesOf(written.filter((name) => target.columns.includes(name)))
  // Its row type has the columns in the order of the backup.
  await sql`drop table if exists pg_temp.dumped`.execute(trx)
  await sql`create temporary table dumped on commit drop as select ${namesOf(target.columns)} from ${tableOf(target)} with no data`.execute(
    trx,
  )
  return (rows: readonly string[]): Promise<unknown> =>
    sql`insert into ${tableOf(target)} (${names}) overriding system value
      select ${names} from unnest(${sql.val(rows)}::pg_temp.dumped[])`.execute(trx)
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

/** Lets a sequence go on where it stood. @throws BackupError for one that no town has */
export const loadSequence = async (trx: Trx, name: string, last: string): Promise<void> => {
  const { rows } = await sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, ${last}::bigint) from pg_sequences
    where schemaname in (current_schema(), 'pgboss') and format('%I.%I', schemaname, sequencename) = ${name}`.execute(trx)
  if (rows.length === 0) throw new BackupError(`The backup has a sequence that no town has: ${name}.`)
}
