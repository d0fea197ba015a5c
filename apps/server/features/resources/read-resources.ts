import { waitingStatuses } from '@dovolilnice/contract/applications/application-status'
import { readAdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import { roleOf, staffRoles } from '@dovolilnice/contract/permissions'
import type { Db } from '../../platform/database/db.ts'
import { readOperatorResources } from '@dovolilnice/contract/resources/read-operator-resources'
import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { readParameters } from './parameters.ts'
import { implement } from '../../platform/http/context.ts'

const countWaiting = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('application')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('status', 'in', [...waitingStatuses])
    .executeTakeFirstOrThrow()
  return count
}

const readStaff = async (db: Db) => {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'role'])
    .where('role', 'in', staffRoles)
    .where('active', '=', true)
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }))
}

export const handleReadAdminResources = implement(readAdminResources, async (_, { trx }) => ({
  waiting_applications: await countWaiting(trx),
  staff: await readStaff(trx),
  devices: await trx
    .selectFrom('device')
    .select(['code', 'name', 'active'])
    .orderBy('active', 'desc')
    .orderBy('position')
    .orderBy('code')
    .execute(),
}))

export const handleReadOperatorResources = implement(readOperatorResources, async (_, { trx, now, capabilities }) => {
  const devices = await trx
    .selectFrom('device')
    .leftJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .select(['device.code', 'device.name', 'parking_lot.zone', 'device.state', 'device.online', 'device.held_until'])
    .where('device.active', '=', true)
    .orderBy('device.position')
    .orderBy('device.code')
    .execute()
  const { up } = await capabilities.readGatesLink(trx)
  const isHeld = (until: Date | null): boolean => until !== null && until > now
  return {
    devices,
    attention: devices.filter((device) => !up || !device.online || isHeld(device.held_until) || device.state === 'fault').length,
  }
})

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

/** The rates of the price list stay where an administrator sets them; here they are nothing. */
const untaxed = (kind: PermitKind): PermitKind => ({
  ...kind,
  device: kind.device && { ...kind.device, vat_basis_points: 0 },
  tariffs: kind.tariffs.map((tariff) => ({ ...tariff, vat_basis_points: 0 })),
})

/** The kinds of permit in use, each with all versions of its prices, oldest first; of a town that is not identified for VAT without it. */
export const listPermitKinds = async (db: Db): Promise<PermitKind[]> => {
  const kinds = await db.selectFrom('permit_kind').selectAll().where('active', '=', true).orderBy('position').orderBy('code').execute()
  const tariffs = await db.selectFrom('tariff').selectAll().orderBy('valid_from').execute()
  const { vat_payer: vatPayer } = (await readParameters(db)).invoices
  const withTariffs = kinds.map((kind) => ({ ...kind, tariffs: tariffs.filter((tariff) => tariff.permit_kind_id === kind.id) }))
  return vatPayer ? withTariffs : withTariffs.map(untaxed)
}
