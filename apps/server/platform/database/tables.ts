import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'

/**
 * Every table of the product. Its owner adds it by declaration merging, and says beside it what each column is to privacy:
 * `declare module '../../platform/database/tables.ts' { interface Tables { permit: PermitTable } }`.
 */
export interface Tables {}

/** A whole row of a table, as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
/** Some columns of a table, as they are written. */
export type Changes<T extends keyof Tables> = Updateable<Tables[T]>

export type Db = Kysely<Tables>
/** An open transaction; whatever writes takes one, so that nobody writes outside. */
export type Trx = Transaction<Tables>
