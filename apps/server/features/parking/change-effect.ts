import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import type { ChangeEffect } from '@dovolilnice/contract/parking/parking-administration'
import type { Trx } from '../../platform/database/tables.ts'
import '../../tables/applications.ts'
import '../../tables/permits.ts'

/** Whose records a change touches: those of one kind or of one lot. */
export type TouchedBy = { column: 'permit_kind_id' | 'parking_lot_id'; id: string }

interface Consequences {
  /** The change moves hours, ways of opening or the zone. */
  opensDifferently?: boolean
  maxVehicles?: number
}

const countPermits = async (trx: Trx, { column, id }: TouchedBy, today: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('permit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .where('status', 'in', ['issued', 'suspended'])
    .where('valid_until', '>', today)
    .executeTakeFirstOrThrow()
  return count
}

const countApplications = async (trx: Trx, { column, id }: TouchedBy): Promise<number> => {
  const { count } = await trx
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirstOrThrow()
  return count
}

const countOverVehicles = async (trx: Trx, { column, id }: TouchedBy, maximum: number, today: string): Promise<number> => {
  const rows = await trx
    .selectFrom('permit')
    .innerJoin('permit_credential as credential', 'credential.permit_id', 'permit.id')
    .select('permit.id')
    .where(`permit.${column}`, '=', id)
    .where('permit.status', 'in', ['issued', 'suspended'])
    .where('permit.valid_until', '>', today)
    .where('credential.kind', '=', 'plate')
    .where('credential.valid_until', 'is', null)
    .groupBy('permit.id')
    .having(({ fn }) => fn.countAll<number>(), '>', maximum)
    .execute()
  return rows.length
}

/** How many open permits and applications a change touches, and how. */
export const effectOf = async (
  trx: Trx,
  touched: TouchedBy,
  today: string,
  { opensDifferently = false, maxVehicles }: Consequences,
): Promise<ChangeEffect> => {
  const permits = await countPermits(trx, touched, today)
  return {
    open_permits: permits,
    open_applications: await countApplications(trx, touched),
    open_differently: opensDifferently ? permits : 0,
    over_vehicles: maxVehicles === undefined ? 0 : await countOverVehicles(trx, touched, maxVehicles, today),
  }
}

/** Something new touches nothing. */
export const noEffect: ChangeEffect = { open_permits: 0, open_applications: 0, open_differently: 0, over_vehicles: 0 }
