import type { Owner } from '../privacy/owner.ts'
import { type Trx, sql } from './db.ts'

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
 * @param count takes so many at once; answered is the last of them
 */
export const nextPlace = async (trx: Trx, series: string, year: number, count = 1): Promise<number> => {
  const { last } = await trx
    .insertInto('number_series')
    .values({ name: series, year, last: count })
    .onConflict((conflict) => conflict.columns(['name', 'year']).doUpdateSet({ last: sql<number>`number_series.last + ${count}::int` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** A number as it is written, for instance `V-2026-000123`. */
export const numberAt = (prefix: string, year: number, place: number): string => `${prefix}-${year}-${String(place).padStart(6, '0')}`

/** The next number of a series in a year, as `nextPlace`. */
export const nextNumber = async (trx: Trx, prefix: string, year: number): Promise<string> =>
  numberAt(prefix, year, await nextPlace(trx, prefix, year))
