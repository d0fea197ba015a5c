import type { ColumnType } from 'kysely'

/** A jsonb column: read parsed, written as a JSON string (the engines differ on anything else). */
export type Json<T> = ColumnType<T, string, string>
