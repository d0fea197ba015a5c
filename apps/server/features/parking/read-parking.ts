import type { readParkingAdministration } from '@dovolilnice/contract/parking/read-parking-administration'
import type { readGates } from '@dovolilnice/contract/parking/read-gates'
import type { readParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import type { readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-user-type-parking-lots'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import type { Touched } from './count-touched.ts'

/** How many permits each kind, lot or type of user has open. */
const countOpenPermits = async (trx: Trx, column: Touched['column'], today: string): Promise<(id: string) => number> => {
  const rows = await trx
    .selectFrom('permit')
    .select([`${column} as id`, ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', 'in', ['issued', 'suspended'])
    .where('valid_until', '>', today)
    .groupBy(column)
    .execute()
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return (id) => counts.get(id) ?? 0
}

export const handleReadParkingAdministration: Handler<typeof readParkingAdministration> = async (_, { trx, now }) => {
  const today = localDayOf(now)
  const kinds = await trx.selectFrom('permit_kind').selectAll().orderBy('active', 'desc').orderBy('position').orderBy('code').execute()
  const tariffs = await trx.selectFrom('tariff').selectAll().orderBy('valid_from').execute()
  const lots = await trx.selectFrom('parking_lot').selectAll().orderBy('active', 'desc').orderBy('position').orderBy('code').execute()
  const pairs = await trx.selectFrom('user_type_parking_lot').selectAll().execute()
  const ofKind = await countOpenPermits(trx, 'permit_kind_id', today)
  const ofLot = await countOpenPermits(trx, 'parking_lot_id', today)
  const userTypes = await trx.selectFrom('user_type').selectAll().orderBy('position').orderBy('code').execute()
  const ofUserType = await countOpenPermits(trx, 'user_type_code', today)
  return {
    permit_kinds: kinds.map((kind) => ({
      ...kind,
      tariffs: tariffs.filter((tariff) => tariff.permit_kind_id === kind.id),
      open_permits: ofKind(kind.id),
    })),
    parking_lots: lots.map((lot) => ({
      ...lot,
      user_types: pairs.filter((pair) => pair.parking_lot_id === lot.id).map((pair) => pair.user_type_code),
      open_permits: ofLot(lot.id),
    })),
    user_types: userTypes.map((type) => ({ ...type, open_permits: ofUserType(type.code) })),
  }
}

export const handleReadParkingLots: Handler<typeof readParkingLots> = async (_, { trx, capabilities }) => ({
  parking_lots: await capabilities.listParkingLots(trx),
})

export const handleReadUserTypeParkingLots: Handler<typeof readUserTypeParkingLots> = async (_, { trx }) => ({
  user_type_parking_lots: await trx
    .selectFrom('user_type_parking_lot')
    .selectAll()
    .orderBy('user_type_code')
    .orderBy('parking_lot_id')
    .execute(),
})

export const handleReadGates: Handler<typeof readGates> = async (_, { trx }) => ({
  gates: await trx
    .selectFrom('device')
    .leftJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .select(['device.code', 'device.name', 'parking_lot.zone', 'device.latitude', 'device.longitude'])
    .where('device.active', '=', true)
    .orderBy('device.position')
    .orderBy('device.code')
    .execute(),
})
