import type { Tables } from '../database/tables.ts'
import type { OwnerPrivacy } from './owner-privacy.ts'

/**
 * What a column is to privacy.
 *
 * - `impersonal`: says nothing about a person.
 * - `kept`: about a person, and stays all the same; a comment beside it says why.
 * - `forgotten`: about a person; emptied, or replaced by what says nothing, when the person is forgotten or the retention ends.
 */
export type ColumnPrivacy = 'impersonal' | 'kept' | 'forgotten'

/** What a table is to privacy, column by column. `forgotten` as a whole: its rows are deleted, so a new column needs no word of its own. */
export type TablePrivacy<T extends keyof Tables> = 'forgotten' | { readonly [C in keyof Tables[T]]: ColumnPrivacy }

/** The tables that one owner alone writes. */
export type OwnedTables = { readonly [T in keyof Tables]?: TablePrivacy<T> }

/** Whoever owns tables: a feature, or a part of the platform. Nobody else writes them; everybody may read them. */
export interface Owner {
  name: string
  tables?: OwnedTables
  /** Whose tables hold personal data: how they are collected and forgotten. */
  privacy?: OwnerPrivacy
}
