import type { Kysely, Transaction } from 'kysely'

/**
 * Every table of the product. Each feature adds its own by declaration merging, beside its queries:
 * `declare module '../../platform/database/tables.ts' { interface Tables { permit: PermitTable } }`.
 */
export interface Tables {}

export type Db = Kysely<Tables>
/** An open transaction; whatever writes takes one, so that nobody writes outside. */
export type Trx = Transaction<Tables>
