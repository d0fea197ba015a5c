import { sql } from 'kysely'
import type { Owner } from '../privacy/owner.ts'
import type { Trx } from './db.ts'

declare module './db.ts' {
  interface Tables {
    number_series: { name: string; year: number; last: number }
  }
}

export const numberOwner: Owner = {
  name: 'numbers',
  tables: { number_series: { name: 'impersonal', year: 'impersonal', last: 'impersonal' } },
}

/**
 * The next place in a series of a year, from 1. The row is locked until the caller's transaction ends, so places run without gaps and in the
 * order of their commits.
 */
export const nextPlace = async (trx: Trx, series: string, year: number): Promise<number> => {
  const { last } = await trx
    .insertInto('number_series')
    .values({ name: series, year, last: 1 })
    .onConflict((conflict) => conflict.columns(['name', 'year']).doUpdateSet({ last: sql<number>`number_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** The next number of a series in a year, for instance `V-2026-000123`, as `nextPlace`. */
export const nextNumber = async (trx: Trx, prefix: string, year: number): Promise<string> =>
  `${prefix}-${year}-${String(await nextPlace(trx, prefix, year)).padStart(6, '0')}`
