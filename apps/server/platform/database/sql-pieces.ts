import type { ColumnType } from 'kysely'

/** Narrows a query when a filter is set: `.$call(ifGiven(role, (users, role) => users.where('role', '=', role)))`. */
export const ifGiven =
  <Query, Value>(value: Value | undefined, narrow: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === undefined ? query : narrow(query, value)

/** A jsonb column: read parsed, written as a JSON string (the engines differ on anything else). */
export type Json<T> = ColumnType<T, string, string>

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern for values that contain a text; `%` and `_` in the text are escaped. */
export const likePart = (text: string): string => `%${escaped(text)}%`

/** The LIKE pattern of values that begin with a text. */
export const likeBeginning = (text: string): string => `${escaped(text)}%`
