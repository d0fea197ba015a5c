import { townOf } from '@dovolilnice/contract/addresses/post-towns'
import type { AddressZone } from '@dovolilnice/contract/addresses/address-zone'
import type { Db } from '../../platform/database/tables.ts'
import { houseOf, streetKey } from './house.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    locateAddress: typeof locateAddress
  }
}

interface Asked {
  street: string
  post_code: string
  /** The post's town, or the settlement: people write either. */
  city: string
  /** The zone of the lot. */
  zone: string
}

const unknown = { known: false, zone: '', outside: false, settlements: [] }

/**
 * What the loaded list says of an address. It never decides: an address that the list does not have, as a new house, is judged by a clerk. Null where
 * nothing is loaded.
 */
export const locateAddress = async (db: Db, { street, post_code, city, zone }: Asked): Promise<AddressZone> => {
  const loaded = await db.selectFrom('address').select('number').limit(1).executeTakeFirst()
  if (loaded === undefined) return null
  const house = houseOf(street)
  if (house === undefined) return unknown
  const rows = await db
    .selectFrom('address')
    .select(['zone', 'settlement', 'settlement_key'])
    .where('street_key', '=', house.street_key)
    .where('number', '=', house.number)
    .where('suffix', '=', house.suffix)
    .where('post_code', '=', post_code.trim())
    .orderBy('settlement_key')
    .execute()
  // The town of the post, which the form fills in, says nothing of the settlement.
  const written = streetKey(city) === streetKey(townOf(post_code) ?? '') ? '' : streetKey(city)
  const named = rows.find(({ settlement_key: key }) => key !== '' && key === written)
  const [found, ...others] = named === undefined ? rows : [named]
  if (found === undefined) return unknown
  // The same street and number in another settlement of this post code: it matters only where the zones differ.
  if (others.some((one) => one.zone !== found.zone)) return { ...unknown, settlements: rows.map(({ settlement }) => settlement || '–') }
  return { known: true, zone: found.zone, outside: found.zone !== zone, settlements: [] }
}
