import type { AddressZone } from '@dovolilnice/contract/addresses/address-zone'
import type { Db } from '../../platform/database/tables.ts'
import { houseOf } from './house.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    locateAddress: typeof locateAddress
  }
}

interface Asked {
  street: string
  post_code: string
  /** The zone of the lot. */
  zone: string
}

/**
 * What the loaded list says of an address. It never decides: an address that the list does not have, as a new house, is judged by a clerk. Null where
 * nothing is loaded.
 */
export const locateAddress = async (db: Db, { street, post_code, zone }: Asked): Promise<AddressZone> => {
  const loaded = await db.selectFrom('address').select('number').limit(1).executeTakeFirst()
  if (loaded === undefined) return null
  const house = houseOf(street)
  const found =
    house &&
    (await db
      .selectFrom('address')
      .select('zone')
      .where('street_key', '=', house.street_key)
      .where('number', '=', house.number)
      .where('suffix', '=', house.suffix)
      .where('post_code', '=', post_code.trim())
      .executeTakeFirst())
  if (found === undefined) return { known: false, zone: '', outside: false }
  return { known: true, zone: found.zone, outside: found.zone !== zone }
}
