import { mostSuggestions } from '@dovolilnice/contract/addresses/place-address'
import type { placeAddress } from '@dovolilnice/contract/addresses/place-address'
import { sql } from 'kysely'
import { ifGiven } from '../../platform/database/if-given.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { ReadHandler } from '../../platform/http/context.ts'
import { houseOf, streetKey } from './house.ts'

const suggest = async (db: Db, key: string, postCode: string | undefined): Promise<string[]> => {
  const rows = await db
    .selectFrom('address')
    .select(['street', 'street_key'])
    .distinct()
    .where(sql<boolean>`starts_with(street_key, ${key})`)
    .$call(ifGiven(postCode, (query, code) => query.where('post_code', '=', code)))
    .orderBy('street_key')
    .limit(mostSuggestions)
    .execute()
  return rows.map(({ street }) => street)
}

const findHouse = async (db: Db, street: string, postCode: string | undefined) => {
  const house = houseOf(street)
  if (house === undefined) return null
  const rows = await db
    .selectFrom('address')
    .select(['post_code', 'zone'])
    // The same street and number in several settlements: told where the zone is the same.
    .distinct()
    .where('street_key', '=', house.street_key)
    .where('number', '=', house.number)
    .where('suffix', '=', house.suffix)
    .$call(ifGiven(postCode, (query, code) => query.where('post_code', '=', code)))
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0] ?? null) : null
}

export const handlePlaceAddress: ReadHandler<typeof placeAddress> = async ({ body: { street, post_code: code } }, { db }) => {
  const loaded = (await db.selectFrom('address').select('number').limit(1).executeTakeFirst()) !== undefined
  if (!loaded) return { loaded, streets: [], house: null }
  const postCode = /^\d{4}$/.test(code) ? code : undefined
  const house = await findHouse(db, street, postCode)
  return { loaded, house, streets: house === null ? await suggest(db, streetKey(street), postCode) : [] }
}
