import { priceLineOf } from '@dovolilnice/contract/money/fees/fee'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { tariffOn } from '@dovolilnice/contract/parking/price'
import { sql } from 'kysely'
import { lockKeys } from '../../../platform/database/advisory-lock.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { dayOfReceipt } from '../apply/application-resources.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

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
 */
export const linesAtApproval = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  kind: PermitKind,
  application: ApplicationRecord,
): Promise<MoneyLine[]> => {
  const { fee_lines: told, period, period_count: count } = application
  const pricedOn = dayOfReceipt(application)
  const tariff = tariffOn(kind.tariffs, period, pricedOn)
  const isSame = tariff === undefined || (tariff.second_cents === null && tariff.third_cents === null)
  if (isSame || application.replaces_permit_id !== null) return told
  const position = await positionOf(trx, services, application)
  if (position === 1) return told
  const price = priceLineOf(kind, { period, count, pricedOn, days: application, hours: ownWindow(application), position })
  return [...(price === undefined || price.cents === 0 ? [] : [price]), ...told.filter(({ code }) => code !== 'price')]
}
