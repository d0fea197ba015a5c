import { OperationError } from '@dovolilnice/contract/errors'
import {
  type ColumnType,
  type Expression,
  type InsertObject,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
  type UpdateObject,
} from 'kysely'

/** What features write SQL with; how a query is built is known here and from the types below. */
export { sql }

/**
 * Every table of the product. The owner of a table declares it (`defineTable`: types and privacy classes) and adds it by declaration merging:
 * `declare module '../../platform/database/db.ts' { interface Tables extends TablesOf<typeof permitTables> {} }`.
 */
export interface Tables {}

/** A whole row of a table, as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
/** Some columns of a table, as they are written. */
export type Changes<T extends keyof Tables> = Updateable<Tables[T]>

export type Db = Kysely<Tables>
/** An open transaction. Functions that write take it as a parameter, so that no write happens outside a transaction. */
export type Trx = Transaction<Tables>

/** For `executeTakeFirstOrThrow`, where the caller names a record that may not be there. */
export const notFound = (): OperationError => new OperationError('not_found')

type New<T extends keyof Tables> = InsertObject<Tables, T>
type WithId = { [T in keyof Tables]: Tables[T] extends { id: unknown } ? T : never }[keyof Tables]

/** Writes one row, or several, of which nothing is read back. */
export const insertRow = async <T extends keyof Tables>(trx: Trx, table: T, row: New<T> | readonly New<T>[]): Promise<void> => {
  await trx.insertInto(table).values(row).execute()
}

/** Writes one row and reads it back. */
export const createRow = async <T extends keyof Tables>(trx: Trx, table: T, row: New<T>): Promise<Row<T>> =>
  trx.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow()

// TypeScript cannot follow a condition on any table: the bodies are written for one.

/** Columns of the row with this id, which the caller knows to be there. */
export function readRow<T extends WithId, C extends keyof Row<T>>(
  db: Db,
  table: T,
  id: string,
  columns: readonly C[],
): Promise<Pick<Row<T>, C>>
export function readRow(db: Db, table: 'mail', id: string, columns: readonly (keyof Row<'mail'>)[]): Promise<object> {
  return db.selectFrom(table).select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Columns of the row with this id. @throws OperationError `not_found` */
export function findRow<T extends WithId, C extends keyof Row<T>>(
  db: Db,
  table: T,
  id: string,
  columns: readonly C[],
): Promise<Pick<Row<T>, C>>
export function findRow(db: Db, table: 'mail', id: string, columns: readonly (keyof Row<'mail'>)[]): Promise<object> {
  return db.selectFrom(table).select(columns).where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

export function updateRow<T extends WithId>(
  trx: Trx,
  table: T,
  ids: string | readonly string[],
  changes: UpdateObject<Tables, T>,
): Promise<void>
export async function updateRow(
  trx: Trx,
  table: 'mail',
  ids: string | readonly string[],
  changes: UpdateObject<Tables, 'mail'>,
): Promise<void> {
  await trx.updateTable(table).set(changes).where('id', 'in', [ids].flat()).execute()
}

/** Changes the row with this id and reads it back. */
export function changeRow<T extends WithId>(trx: Trx, table: T, id: string, changes: UpdateObject<Tables, T>): Promise<Row<T>>
export function changeRow(trx: Trx, table: 'mail', id: string, changes: UpdateObject<Tables, 'mail'>): Promise<Row<'mail'>> {
  return trx.updateTable(table).set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Narrows a query when a filter is set: `.$call(ifGiven(role, (users, role) => users.where('role', '=', role)))`. */
export const ifGiven =
  <Query, Value>(value: Value | undefined, narrow: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === undefined ? query : narrow(query, value)

/**
 * The condition that a column is among what a query finds. As an array it is read first, and each row is then found by an index: `in` joins whole tables,
 * and beside another condition, in an OR, reads all rows.
 */
export const isAmong = (column: string, found: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(array${found})`

/**
 * A value that PostgreSQL does not see when it plans: a plan that cannot depend on it is made once and kept. For statements that take longer to plan
 * than to run, and run by the same index whatever the value.
 */
export const unseen = <T>(value: T, type: 'uuid[]' | 'timestamptz'): RawBuilder<T> => sql<T>`(select ${value}::${sql.raw(type)})`

/** A jsonb column: read parsed, written as a JSON string (the engines differ on anything else). */
export type Json<T> = ColumnType<T, string, string>

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern for values that contain a text; `%` and `_` in the text are escaped. */
export const likePart = (text: string): string => `%${escaped(text)}%`

/** The LIKE pattern of values that begin with a text. */
export const likeBeginning = (text: string): string => `${escaped(text)}%`
