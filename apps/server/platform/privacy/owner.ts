import type { Db, Tables } from '../database/tables.ts'
import type { Identified } from './identified.ts'
import type { OwnerPrivacy } from './owner-privacy.ts'
import type { OwnedProcessing } from './processing.ts'

/**
 * The privacy class of a column.
 *
 * - `impersonal`: says nothing about a person.
 * - `kept`: about a person, and stays all the same; a comment beside it says why.
 * - `forgotten`: about a person; emptied, or replaced by a neutral value, when the person is forgotten or the retention ends.
 */
export type ColumnPrivacy = 'impersonal' | 'kept' | 'forgotten'

/** The privacy classes of a table's columns. `forgotten` for the whole table: its rows are deleted, so new columns need no entry. */
export type TablePrivacy<T extends keyof Tables> = 'forgotten' | { readonly [C in keyof Tables[T]]: ColumnPrivacy }

/** The tables that only this owner writes. */
export type OwnedTables = { readonly [T in keyof Tables]?: TablePrivacy<T> }

/** An owner of tables: a feature, or a part of the platform. Others may read its tables but not write them. */
export interface Owner {
  name: string
  tables?: OwnedTables
  /** Required for each table with personal data: its place in the records of processing. */
  processing?: OwnedProcessing
  /** Its rows that are found by a person's name, address, phone, plate or tax number. */
  identified?: readonly Identified[]
  /** Required for tables with personal data: how they are collected and forgotten. */
  privacy?: OwnerPrivacy
  /** Which of these keys of stored files its rows name: a file that no owner names is removed. Required for tables that name files. */
  filesInUse?(db: Db, keys: readonly string[]): Promise<string[]>
}
