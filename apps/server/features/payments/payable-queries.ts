import { endedStatuses, type ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { Payable } from '@dovolilnice/contract/money/bank/matching'
import { referenceOf, type ReferenceRule } from '@dovolilnice/contract/money/bank/reference'
import { type Db, sql } from '../../platform/database/db.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

export interface PayableApplication extends Payable {
  status: ApplicationStatus
  plates: string[]
  fee_cents: number
  received_cents: number
}

/** The sum of what came for the price of an application; its administrative fee is another debt. */
export const receivedCents = sql<number>`coalesce((
  select sum(allocation.cents) from payment_allocation as allocation
  where allocation.application_id = application.id and allocation.covers = 'price' and allocation.undone_at is null), 0)::bigint`

/** An application that may only be stored takes nothing: money that comes for it is recorded and waits for a clerk. */
const isRestricted = sql<boolean>`not ${isUnrestricted('application.id')}`

export const undecided: readonly ApplicationStatus[] = ['submitted', 'in_review', 'supplement_requested']

interface Wanted {
  /** All that wait to be paid. */
  waiting?: boolean
  numbers?: readonly string[]
  ids?: readonly string[]
  /** Those that wait to be paid just so much as a whole. */
  amounts?: readonly number[]
}

/**
 * Applications with what they still take: only an approved one takes anything.
 * @param rule how the town writes its references
 */
export const readPayables = async (
  db: Db,
  rule: ReferenceRule,
  { waiting = false, numbers = [], ids = [], amounts = [] }: Wanted,
): Promise<PayableApplication[]> => {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'number', 'name', 'plates', 'status', 'fee_cents'])
    .select(receivedCents.as('received_cents'))
    .select(isRestricted.as('restricted'))
    .where((is) =>
      is.or([
        ...(waiting ? [is.and([is('status', '=', 'approved'), is('fee_cents', '>', 0)])] : []),
        ...(amounts.length === 0 ? [] : [is.and([is('status', '=', 'approved'), is('fee_cents', 'in', amounts)])]),
        is('number', '=', sql<string>`any(${numbers}::text[])`),
        is('id', '=', sql<string>`any(${ids}::uuid[])`),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, restricted, ...row }) => ({
    ...row,
    application_id: id,
    covers: 'price',
    reference: referenceOf(row.number, rule),
    is_undecided: undecided.includes(row.status) && !restricted,
    open_cents: row.status === 'approved' && !restricted ? Math.max(0, row.fee_cents - row.received_cents) : 0,
  }))
}

/** Fees of one amount are alike, and there may be thousands: the newest are looked at. */
const mostAlike = 300

/** The newest applications whose administrative fee is of these amounts, still waits as a whole and is not of an end that nobody pays for. */
const findAlike = async (db: Db, amounts: readonly number[]): Promise<string[]> => {
  if (amounts.length === 0) return []
  const rows = await db
    .selectFrom('administrative_fee')
    .innerJoin('application', 'application.id', 'administrative_fee.application_id')
    .select('application.id')
    .where('administrative_fee.cents', 'in', amounts)
    .where('administrative_fee.cents', '>', 0)
    .where('application.status', 'not in', endedStatuses)
    .where(
      sql<boolean>`not exists (
        select from payment_allocation as put
        where put.application_id = application.id and put.covers = 'administrative_fee' and put.undone_at is null)`,
    )
    .orderBy('application.created_at', 'desc')
    .limit(mostAlike)
    .execute()
  return rows.map(({ id }) => id)
}

/** Administrative fees with what they still take. One that is exempt takes nothing; one whose exemption is only claimed may be paid. */
export const readFeePayables = async (
  db: Db,
  { waiting = false, numbers = [], ids = [], amounts = [] }: Wanted,
): Promise<PayableApplication[]> => {
  const received = sql<number>`coalesce((
    select sum(allocation.cents) from payment_allocation as allocation
    where allocation.application_id = application.id and allocation.covers = 'administrative_fee' and allocation.undone_at is null), 0)::bigint`
  const alike = await findAlike(db, amounts)
  const rows = await db
    .selectFrom('administrative_fee')
    .innerJoin('application', 'application.id', 'administrative_fee.application_id')
    .select(['application.id', 'application.number', 'application.name', 'application.plates', 'application.status'])
    .select(['administrative_fee.cents as fee_cents', 'administrative_fee.reference'])
    .select(received.as('received_cents'))
    .select(isRestricted.as('restricted'))
    .where('administrative_fee.cents', '>', 0)
    .where('application.status', '!=', 'cancelled')
    .where((is) =>
      is.or([
        ...(waiting ? [is(received, '<', is.ref('administrative_fee.cents'))] : []),
        is('application.number', '=', sql<string>`any(${numbers}::text[])`),
        is('application.id', '=', sql<string>`any(${[...ids, ...alike]}::uuid[])`),
      ]),
    )
    .orderBy('application.created_at', 'desc')
    .execute()
  return rows.map(({ id, reference, restricted, ...row }) => ({
    ...row,
    application_id: id,
    covers: 'administrative_fee',
    reference: reference ?? '',
    open_cents: restricted ? 0 : Math.max(0, row.fee_cents - row.received_cents),
  }))
}

/** All that payments may be for: prices and administrative fees. */
export const readAllPayables = async (db: Db, rule: ReferenceRule, wanted: Wanted): Promise<PayableApplication[]> => [
  ...(await readPayables(db, rule, wanted)),
  ...(await readFeePayables(db, wanted)),
]
