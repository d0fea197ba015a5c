import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What is known of a person who asks about their data; each part may be missing. Phone in E.164, plate normalised, tax number as eight digits. */
export interface KnownOf {
  name: string | null
  email: string | null
  phone: string | null
  tax_number: string | null
  plate: string | null
}

/** How the rows of one table are found by what is known of a person. What hangs on these rows is found with them. */
export interface Identified {
  table: keyof Tables
  /** What the row is called, and when it was: SQL over the table. */
  label: RawBuilder<string>
  at: RawBuilder<Date>
  /** Further words beside the label: whose it is. */
  about: RawBuilder<string>
  /** Which rows a known part finds. */
  by: { readonly [Part in keyof KnownOf]?: (value: string) => RawBuilder<boolean> }
}

/** Rows whose column is this value. */
export const isSame = (column: string) => (value: string) => sql<boolean>`${sql.ref(column)} = ${value}`

/** Rows whose column holds this text, whatever the case. */
export const holdsText = (column: string) => (value: string) =>
  sql<boolean>`${sql.ref(column)} ilike ${`%${value.replace(/[\\%_]/g, '\\$&')}%`}`

/** Replaces the name of an anonymised person. */
export const anonymousName = 'Anonimizirano'

/** An address that nobody can have, made of the row's id so that the column stays unique. */
export const anonymousEmail = sql<string>`id::text || '@izbrisano.invalid'`

/** The ids of rows. */
export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
