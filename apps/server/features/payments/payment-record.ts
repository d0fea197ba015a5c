import { conflictError } from '../../platform/audit/conflict-error.ts'
import { lockKeys } from '../../platform/database/session.ts'
import { announce } from '../../platform/database/notify.ts'
import { type Changes, type Row, type Trx, notFound, changeRow, sql } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'

/** A payment with what it pays. */
export type PaymentRecord = Row<'payment'> & { allocated_cents: number; kept_cents: number }

/** The sum of what a payment is put to. */
export const allocatedCents = sql<number>`coalesce((
  select sum(allocation.cents) from payment_allocation as allocation
  where allocation.payment_id = payment.id and allocation.undone_at is null), 0)::bigint`

/** A payment without what a payer's bank has taken back of it, where that is a part. */
export const keptCents = sql<number>`(payment.cents - coalesce((
  select sum(part.cents) from payment as part where part.reverses_id = payment.id and payment.status <> 'reversed'), 0))::bigint`

/** Everything that puts money to applications waits for one another: what one takes is not open for the next. */
export const lockPayments = (trx: Trx): Promise<void> => lockKeys(trx, ['payments'])

/**
 * The payment, locked until the transaction ends.
 * @param seen the version that the caller read
 * @throws OperationError `not_found`; `conflict` with who changed what since
 */
export const lockPayment = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  id: string,
  seen?: number,
): Promise<PaymentRecord> => {
  await lockPayments(trx)
  const payment = await trx
    .selectFrom('payment')
    .selectAll('payment')
    .select([allocatedCents.as('allocated_cents'), keptCents.as('kept_cents')])
    .where('payment.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (seen === undefined || seen === payment.version) return payment
  throw conflictError(payment.version, seen, await services.capabilities.readHistory(trx, id))
}

/** Writes a change with the next version. */
export const changePayment = async (
  trx: Trx,
  { id, version }: Pick<PaymentRecord, 'id' | 'version'>,
  changes: Changes<'payment'>,
  now: Date,
): Promise<Row<'payment'>> => {
  const changed = await changeRow(trx, 'payment', id, { ...changes, updated_at: now, version: version + 1 })
  await announce(trx, 'payments')
  return changed
}

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, booked_on: day, payer_name: payer }: Pick<Row<'payment'>, 'id' | 'booked_on' | 'payer_name'>) => ({
  type: 'payment' as const,
  id,
  label: [day, payer].filter(Boolean).join(', '),
})

/** What an event tells of a payment. */
export const auditPayment = ({ status, cents, currency, direction, booked_on, payer_name, reference }: Row<'payment'>) => ({
  status,
  cents,
  currency,
  direction,
  booked_on,
  payer_name,
  reference,
})
