import type { DeletionBlock } from '@dovolilnice/contract/users/user-actions'
import type { RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import { z } from 'zod/mini'
import type { ColumnPrivacy, Columns } from '../database/define-table.ts'
import type { Db, Tables, Trx } from '../database/db.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Processing } from './processing.ts'

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

export const isSame = (column: string) => (value: string) => sql<boolean>`${sql.ref(column)} = ${value}`

/** Rows whose column holds this text, whatever the case. */
export const holdsText = (column: string) => (value: string) =>
  sql<boolean>`${sql.ref(column)} ilike ${`%${value.replace(/[\\%_]/g, '\\$&')}%`}`

/** Replaces the name of an anonymised person. */
export const anonymousName = 'Anonimizirano'

/** An address that nobody can have, made of the row's id so that the column stays unique. */
export const anonymousEmail = sql<string>`id::text || '@izbrisano.invalid'`

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** The processing of each table with personal data of one owner. */
type OwnedProcessing = { readonly [T in keyof Tables]?: Processing }

/** The person whose data is collected or forgotten. */
export interface Person {
  id: string
  email: string
}

/** Reads one part of a person's data; `records` are the ids of all records about the person, of every owner, their accounts among them; never empty. */
export type Collect = (db: Db, records: readonly string[]) => Promise<unknown>

/** Why a person cannot be forgotten yet. */
export interface Kept {
  open?: { reason: DeletionBlock['reason']; count: number }
  /** The last local day of anything that must be kept for the retention; null without any. */
  lastDay: string | null
  purpose: Purpose
}

/** What data is kept for, with a term of its own. */
export type Purpose = 'permits' | 'passages'

/**
 * What an owner of tables does for privacy. The privacy feature calls these of every owner; ids are UUIDs, so they are unique over all tables.
 */
export interface OwnerPrivacy {
  /** The ids of this owner's records about the person. With them the other owners find rows that refer to these records. */
  recordsOf?(db: Db, person: Person): Promise<string[]>
  /** The parts of the person's own data from this owner's rows, by their name in the file. */
  collect?: Readonly<Record<string, Collect>>
  /**
   * Removes people from this owner's rows: the records with these ids, and rows that refer to these ids, of any owner.
   * Afterwards every `forgotten` column is empty or has a neutral value.
   */
  forget?(trx: Trx, ids: readonly string[], now: Date): Promise<void>
  /** Records whose retention has ended: not more than `limit` ids of records that are not forgotten yet and whose last day is `lastDay` or earlier. */
  expired?: {
    /** The name under which the audit trail counts them. */
    name: string
    /** For what they are kept, where the town sets a term of its own for it; five years otherwise. */
    purpose?: Purpose
    /** @param openUntil what is still open, or disputed, ends with five years: records of it go only with this day or an earlier one */
    find(trx: Trx, lastDay: string, limit: number, openUntil: string): Promise<string[]>
  }
  /**
   * Records of people who hold nothing of the town's, to be forgotten within hours: not more than `limit` of those before an instant that are not
   * forgotten yet, each with what was read of the person; empty where somebody else holds that by now. Copies of it are found by it.
   */
  strangers?: {
    find(trx: Trx, before: Date, limit: number): Promise<{ id: string; credential: string }[]>
  }
  /** Removes rows that hold one of these words of strangers because somebody typed it: a search, a filter of an export. */
  forgetTyped?(trx: Trx, words: readonly string[]): Promise<void>
  /** Removes people from rows that are older than the retention and do not belong to a record. */
  forgetBefore?(trx: Trx, before: Date): Promise<void>
  /** Which of these records must be kept on this local day, and until when; it is the first day on which they may go. Others may go at once. */
  keptUntil?(db: Db, ids: readonly string[], today: string, terms: RetentionSettings): Promise<{ id: string; until: string }[]>
  /** Why the person cannot be forgotten on this local day. */
  keeps?(db: Db, personId: string, today: string): Promise<Kept>
}

/** A part of a person's own data. Fields that the schema does not have are never included. */
export const collected =
  <S extends z.ZodMiniType>(schema: S, read: (...of: Parameters<Collect>) => Promise<z.input<S>>): Collect =>
  async (...of) =>
    schema.parse(await read(...of))

/** The rows that name a record in one of these columns, sorted by another, as the person gets them. */
export const ownRows =
  <T extends keyof Tables, C extends keyof Tables[T] & string>(table: T, own: z.core.$ZodShape, by: readonly C[], order?: C): Collect =>
  async (db, records) => {
    const isNamed = by.map((column) => sql`${sql.ref(column)} = any(${records}::uuid[])`)
    const sorted = order === undefined ? sql`` : sql` order by ${sql.ref(order)}`
    const { rows } = await sql`select * from ${sql.table(table)} where ${sql.join(isNamed, sql` or `)}${sorted}`.execute(db)
    return z.array(z.object(own)).parse(rows)
  }

/** The privacy classes of a table's columns. `forgotten` for the whole table: its rows are deleted, so new columns need no entry. */
type TablePrivacy<T extends keyof Tables> = 'forgotten' | { readonly [C in keyof Tables[T]]: ColumnPrivacy }

/** The tables that only this owner writes. */
export type OwnedTables = { readonly [T in keyof Tables]?: TablePrivacy<T> }

/** A table as it was declared: by its columns, or whole as `forgotten`. */
type Declared<Privacy> = ({ isForgotten: true } | { columns: Columns; privacy: Privacy }) & { processing?: Processing }
type DeclaredTables = { readonly [T in keyof Tables]?: Declared<{ readonly [C in keyof Tables[T]]: ColumnPrivacy }> }

/** What an owner says of its tables, as their declarations have it. */
export function ownTables(declared: DeclaredTables): Required<Pick<Owner, 'tables' | 'columns' | 'processing'>>
export function ownTables(declared: Readonly<Record<string, Declared<object>>>): object {
  const all = Object.entries(declared)
  // Without a column that stays there is no row.
  const privacyOf = (privacy: object) => (Object.values(privacy).every((said) => said === 'forgotten') ? 'forgotten' : privacy)
  return {
    tables: Object.fromEntries(all.map(([table, said]) => [table, 'columns' in said ? privacyOf(said.privacy) : 'forgotten'])),
    columns: Object.fromEntries(all.flatMap(([table, said]) => ('columns' in said ? [[table, said.columns]] : []))),
    processing: Object.fromEntries(all.flatMap(([table, { processing }]) => (processing === undefined ? [] : [[table, processing]]))),
  }
}

/** An owner of tables: a feature, or a part of the platform. Others may read its tables but not write them. */
export interface Owner {
  name: string
  tables?: OwnedTables
  /** The columns of those that are declared by `defineTable`. */
  columns?: { readonly [T in keyof Tables]?: Columns }
  /** Required for each table with personal data: its place in the records of processing. */
  processing?: OwnedProcessing
  /** Its rows that are found by a person's name, address, phone, plate or tax number. */
  identified?: readonly Identified[]
  /** Required for tables with personal data: how they are collected and forgotten. */
  privacy?: OwnerPrivacy
  /** Which of these keys of stored files its rows name: a file that no owner names is removed. Required for tables that name files. */
  filesInUse?(db: Db, keys: readonly string[]): Promise<string[]>
}

/** The ids of every record about a person, whoever owns it. */
export const recordsOf = async (db: Db, owners: readonly Owner[], person: Person): Promise<string[]> => {
  const ids: string[] = []
  for (const { privacy } of owners) ids.push(...((await privacy?.recordsOf?.(db, person)) ?? []))
  return ids
}

/** Everything that the owners hold about a person, by the names of the parts. @param records ids of the person's records, at least one */
export const collectData = async (db: Db, owners: readonly Owner[], records: readonly string[]): Promise<Record<string, unknown>> => {
  const data: Record<string, unknown> = {}
  for (const { privacy } of owners)
    for (const [name, collect] of Object.entries(privacy?.collect ?? {})) data[name] = await collect(db, records)
  return data
}

/** The declared processing of each table with personal data. */
export const findProcessing = (owners: readonly Owner[]): Readonly<Record<string, Processing>> =>
  Object.fromEntries(owners.flatMap(({ processing = {} }) => Object.entries(processing)))

/** Which of the keys of stored files stand in these columns. */
export function filesNamedBy(columns: { readonly [T in keyof Tables]?: readonly (keyof Tables[T] & string)[] }): NonNullable<
  Owner['filesInUse']
>
export function filesNamedBy(columns: Readonly<Record<string, readonly string[]>>): NonNullable<Owner['filesInUse']> {
  const places = Object.entries(columns).flatMap(([table, names]) => names.map((name) => ({ table, name })))
  return async (db, keys) => {
    const named: string[] = []
    for (const { table, name } of places) {
      const key = sql.ref(name)
      const { rows } = await sql<{
        key: string
      }>`select ${key} as key from ${sql.table(table)} where ${key} = any(${keys}::text[])`.execute(db)
      named.push(...rows.map((row) => row.key))
    }
    return named
  }
}
