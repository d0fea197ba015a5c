import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'

/**
 * Every table of the product. The owner of a table adds it by declaration merging and classifies its columns for privacy beside it:
 * `declare module '../../platform/database/tables.ts' { interface Tables { permit: PermitTable } }`.
 */
export interface Tables {}

/** A whole row of a table, as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
/** Some columns of a table, as they are written. */
export type Changes<T extends keyof Tables> = Updateable<Tables[T]>

export type Db = Kysely<Tables>
/** An open transaction. Functions that write take it as a parameter, so that no write happens outside a transaction. */
export type Trx = Transaction<Tables>
