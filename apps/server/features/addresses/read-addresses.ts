import type { readAddresses } from '@dovolilnice/contract/addresses/read-addresses'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/context.ts'
import { streetKey } from './house.ts'

/** Streets that one answer names. */
const shownStreets = 50

export const handleReadAddresses: Handler<typeof readAddresses> = async ({ body: { search } }, { trx }) => {
  const counts = await trx
    .selectFrom('address')
    .select((of) => [
      of.fn.countAll<number>().as('addresses'),
      sql<number>`count(distinct (street_key, settlement_key))::int`.as('streets'),
    ])
    .executeTakeFirstOrThrow()
  const found = await trx
    .selectFrom('address')
    .select(['street', 'settlement', 'post_code'])
    .select(sql<string>`min(number) || '–' || max(number)`.as('numbers'))
    .select(sql<string[]>`array_agg(distinct zone order by zone)`.as('zones'))
    .where(sql<boolean>`starts_with(street_key, ${streetKey(search)})`)
    .groupBy(['street', 'street_key', 'settlement', 'settlement_key', 'post_code'])
    .orderBy('street_key')
    .orderBy('settlement_key')
    .limit(shownStreets)
    .execute()
  return { ...counts, found }
}
