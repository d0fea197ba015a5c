import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import type { Db } from '../../platform/database/tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    listParkingLots: typeof listParkingLots
  }
}

/** The lots in use, named in every language that the town has given them. */
export const listParkingLots = async (db: Db): Promise<ParkingLot[]> => {
  const lots = await db
    .selectFrom('parking_lot')
    .innerJoin('zone', 'zone.name', 'parking_lot.zone')
    .selectAll('parking_lot')
    .select('zone.title as zone_name')
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  return lots.map((lot) => ({ ...lot, name: lot.title }))
}
