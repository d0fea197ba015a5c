import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Everything that has an id has this one, so that all rows hang on one another and on one person, whatever the tables are. */
export const filledId = '01900000-0000-7000-8000-00000000f111'
/** The record that may only be stored. */
const markedId = '01900000-0000-7000-8000-00000000f222'
export const filledText = 'Osebni podatek'

/**
 * Columns that stay empty: they say that the row was forgotten already, or counts no more; a message is about an invoice or a premise; an act
 * was served or was not.
 */
const leftEmpty: readonly string[] = ['anonymised_at', 'undone_at', 'premise_id', 'failed_on', 'failed_reason']

/** Columns of one table that stay empty: a party is heard about an application or about a permit; a waiver has no end. */
const leftEmptyIn: readonly string[] = ['hearing.permit_id', 'act_remedy.ended_on', 'act_remedy.outcome']

/** Whether `fillTables` leaves a column empty. */
export const isLeftEmpty = (table: string, column: string): boolean =>
  leftEmpty.includes(column) || leftEmptyIn.includes(`${table}.${column}`)

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  /** The database makes its value of other columns. */
  generated: boolean
  defaulted: boolean
  /** A check of this column alone, as SQL. */
  check: string | null
}

/** The columns of every table of the product, in their order; the migrator's own are left out. */
export const readColumns = async (db: Db): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      c.is_generated = 'ALWAYS' as generated, c.column_default is not null as defaulted,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.contype = 'c' and k.conrelid = to_regclass(quote_ident(c.table_name)) and k.conkey = array[c.ordinal_position::int2] limit 1) as check
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_migration%'
    order by c.table_name, c.ordinal_position`.execute(db)
  return rows
}

/** The names of the columns of every table. */
export const columnsByTable = async (db: Db): Promise<Map<string, string[]>> =>
  new Map([...Map.groupBy(await readColumns(db), ({ table }) => table)].map(([table, columns]) => [table, columns.map(({ name }) => name)]))

const textOf = ({ name, check }: Column): string => {
  const allowed = /'([^']*)'/.exec(check ?? '')?.[1]
  if (allowed !== undefined) return allowed
  if (name.endsWith('_id')) return filledId
  // The end of a range lies after its beginning.
  return name.startsWith('until_') ? `${filledText} 2` : filledText
}

const filledLine: MoneyLine = {
  code: 'price',
  text: { sl: filledText, en: filledText },
  explanation: null,
  quantity: 1,
  unit_cents: 7,
  cents: 7,
  vat_basis_points: null,
}

/** One value for each type, seven years old; a text that is checked is the first that is allowed. */
const valueOf = (column: Column): unknown => {
  switch (column.type) {
    case 'uuid':
      // A record that may only be stored would not be forgotten: the mark is on another.
      return column.table === 'restriction' ? markedId : filledId
    case 'text':
      return textOf(column)
    case '_text':
      return [textOf(column)]
    case '_uuid':
      return [filledId]
    case '_int4':
      return [7]
    case 'bool':
      return true
    case 'bytea':
      // As long as a salt of the audit trail.
      return Buffer.from(filledText.padEnd(16))
    case 'date':
      return column.name === 'valid_from' ? '2019-01-01' : '2020-01-01'
    case 'timestamptz':
      return new Date(column.name.startsWith('until_') ? '2020-01-01T11:00:00Z' : '2020-01-01T10:00:00Z')
    case 'jsonb':
      // Lines of money add up to the amount beside them.
      return JSON.stringify(column.name.endsWith('lines') ? [filledLine] : { text: filledText, reason: filledText, ground: filledText })
    default:
      return 7
  }
}

/**
 * Puts one row into every table of the product, with a value in every column but those left empty: what a test finds changed was changed by
 * what it tests. The rows name one another in circles, so references are not checked meanwhile, and no trigger runs.
 * @returns reads the row of a table as it is now; undefined when it is gone
 */
export const fillTables = async (db: Db) => {
  const written = (await readColumns(db)).filter(
    ({ generated, table, name, nullable }) => !generated && !(nullable && isLeftEmpty(table, name)),
  )
  const tables = Map.groupBy(written, ({ table }) => table)
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    for (const [table, columns] of tables) {
      const names = sql.join(columns.map(({ name }) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(columns.map(valueOf))})`.execute(one)
    }
    await sql`reset session_replication_role`.execute(one)
  })
  return async (table: string): Promise<Record<string, unknown> | undefined> => {
    const [key] = tables.get(table) ?? []
    if (key === undefined) throw new Error(`there is no table ${table}`)
    // As JSON: answers leave `search_text` out, and it is a copy of names.
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(`t.${key.name}`)} = ${valueOf(key)}`.execute(db)
    return rows[0]?.row
  }
}
