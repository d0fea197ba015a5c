import type { Duplicate } from '@dovolilnice/contract/applications/application'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/tables.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

const ended = [...endedStatuses]

const otherApplications = async (trx: Trx, application: ApplicationRecord, zone: string): Promise<Duplicate[]> => {
  const found = await trx
    .selectFrom('application')
    .innerJoin('parking_lot', 'parking_lot.id', 'application.parking_lot_id')
    .select(['application.id', 'number', 'status', 'application.name', 'plates', 'valid_from', 'valid_until', 'from_time', 'until_time'])
    .where('application.id', '<>', application.id)
    .where('parking_lot.zone', '=', zone)
    .where('status', 'not in', ended)
    .where(sql<boolean>`plates_normalised && ${application.plates_normalised}::text[]`)
    .orderBy('application.created_at', 'desc')
    .limit(20)
    .execute()
  return found.map((row) => ({ ...row, kind: 'application' as const }))
}

/** The permit that is renewed or replaced is not a duplicate. */
const followed = ({ renews_permit_id: renewed, replaces_permit_id: replaced, id }: ApplicationRecord): string[] => [
  ...[renewed, replaced].filter((permit) => permit !== null),
  // A list is never empty in SQL; no permit has the application's id.
  id,
]

const openPermits = async (trx: Trx, application: ApplicationRecord, zone: string, today: string): Promise<Duplicate[]> => {
  const found = await trx
    .selectFrom('permit')
    .innerJoin('parking_lot', 'parking_lot.id', 'permit.parking_lot_id')
    .innerJoin('permit_credential as credential', 'credential.permit_id', 'permit.id')
    .select(['permit.id', 'number', 'status', 'permit.name', 'permit.valid_from', 'permit.valid_until', 'from_time', 'until_time'])
    .select(sql<string[]>`array_agg(credential.value order by credential.value)`.as('plates'))
    .where('credential.kind', '=', 'plate')
    .where('credential.value_normalised', 'in', application.plates_normalised)
    .where('parking_lot.zone', '=', zone)
    .where('permit.status', 'in', ['issued', 'suspended'])
    .where('permit.valid_until', '>', today)
    // Vehicles removed from a permit stay in the table as ended.
    .where(sql<boolean>`coalesce(credential.valid_until, permit.valid_until) > ${today}::date`)
    .where((is) => is.or([is('permit.application_id', 'is', null), is('permit.application_id', '<>', application.id)]))
    .where('permit.id', 'not in', followed(application))
    .groupBy('permit.id')
    .orderBy('permit.valid_until', 'desc')
    .limit(20)
    .execute()
  return found.map((row) => ({ ...row, kind: 'permit' as const, status: permitStatusOn(row, today) }))
}

/** Open applications and permits for one of the same plates in the same zone. A clerk must see them before the decision. */
export const findDuplicates = async (trx: Trx, application: ApplicationRecord, zone: string, today: string): Promise<Duplicate[]> =>
  application.plates_normalised.length === 0
    ? []
    : [...(await openPermits(trx, application, zone, today)), ...(await otherApplications(trx, application, zone))]
