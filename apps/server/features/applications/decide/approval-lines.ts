import { priceLineOf } from '@dovolilnice/contract/money/fees/fee'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { tariffOn } from '@dovolilnice/contract/parking/price'
import { lockKeys } from '../../../platform/database/session.ts'
import { type Trx, sql } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { dayOfReceipt } from '../apply/application-resources.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import type { Duplicate } from '@dovolilnice/contract/applications/application'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'

/**
 * Lets one approval of a household for a kind finish before the next one counts: approved at the same moment, both would get the price of the first
 * permit. Whoever could be the same holder is locked: by account, e-mail, tax number or address.
 */
export const lockHousehold = async (trx: Trx, { permit_kind_id: kind, ...holder }: ApplicationRecord): Promise<void> => {
  const { street, post_code, city, email, user_id: userId, tax_number: taxNumber } = holder
  const { rows } = await sql<{ household: string }>`select household_of(${street}, ${post_code}, ${city}) as household`.execute(trx)
  const keys = [email, userId, taxNumber, rows[0]?.household].flatMap((key) => (key ? [`price:${kind}:${key}`] : []))
  await lockKeys(trx, keys)
}

/** Other approved applications of the holder or their household for the same kind and days, whose permits are not issued yet. */
const countApproved = async (trx: Trx, application: ApplicationRecord): Promise<number> => {
  const { email, user_id: userId, tax_number: taxNumber, street, post_code, city } = application
  const isPerson = application.applicant_type === 'person'
  const { count } = await trx
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '<>', application.id)
    .where('permit_kind_id', '=', application.permit_kind_id)
    .where('status', 'in', ['approved', 'paid'])
    .where('replaces_permit_id', 'is', null)
    .where('valid_from', '<', application.valid_until)
    .where('valid_until', '>', application.valid_from)
    .where(({ or, and, eb, lit }) =>
      or([
        lit(false),
        ...(email === null ? [] : [eb('email', '=', email)]),
        ...(userId === null ? [] : [eb('user_id', '=', userId)]),
        ...(taxNumber === null ? [] : [eb('tax_number', '=', taxNumber)]),
        ...(isPerson
          ? [
              and([
                eb('applicant_type', '=', 'person'),
                sql<boolean>`household_of(street, post_code, city) = household_of(${street}, ${post_code}, ${city})`,
              ]),
            ]
          : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Open permits of the kind that the holder or their household has in these days, without the one that is renewed or replaced. */
export const openOfHousehold = (
  trx: Trx,
  { capabilities }: Pick<Services, 'capabilities'>,
  application: ApplicationRecord,
): Promise<number> => {
  const { renews_permit_id: renewed, replaces_permit_id: replaced, valid_from, valid_until } = application
  const followed = [renewed, replaced].filter((id) => id !== null)
  const wanted = { kind: { id: application.permit_kind_id }, holder: application, valid_from, valid_until }
  return capabilities.countHouseholdPermits(trx, wanted, followed)
}

/** Which permit of its kind it would be for the holder or their household: 1 for the first. */
const positionOf = async (trx: Trx, services: Pick<Services, 'capabilities'>, application: ApplicationRecord): Promise<number> =>
  1 + (await openOfHousehold(trx, services, application)) + (await countApproved(trx, application))

/**
 * The lines that approval fixes: those told at sending, so that no later change of the price list reaches them. Only whether the household has
 * such a permit already is asked now: nobody is told before that who lives at an address and holds one.
 * @param isShorter it is granted for fewer days than were told
 */
export const linesAtApproval = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  kind: PermitKind,
  application: ApplicationRecord,
  isShorter = false,
): Promise<MoneyLine[]> => {
  const { fee_lines: told, period, period_count: count } = application
  const pricedOn = dayOfReceipt(application)
  const tariff = tariffOn(kind.tariffs, period, pricedOn)
  const isSame = tariff === undefined || (tariff.second_cents === null && tariff.third_cents === null)
  // A price of nothing is one that is asked for elsewhere: with what was granted of the same claim.
  const isAskedElsewhere = told.some(({ code, cents }) => code === 'price' && cents === 0)
  if ((isSame && !isShorter) || application.replaces_permit_id !== null || isAskedElsewhere) return told
  const position = isSame ? 1 : await positionOf(trx, services, application)
  if (position === 1 && !isShorter) return told
  const price = priceLineOf(kind, { period, count, pricedOn, days: application, hours: ownWindow(application), position })
  return [...(price === undefined || price.cents === 0 ? [] : [price]), ...told.filter(({ code }) => code !== 'price')]
}

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
