import { type AuditEvent, recordEvent } from '../../platform/audit/record-event.ts'
import { announce } from '../../platform/database/notify.ts'
import { type Changes, type Db, type Trx, notFound, changeRow, sql } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'

/** @throws OperationError `not_found` */
export const findAttempt = async (db: Db, id: string): Promise<OnlinePaymentRecord> => {
  const attempt = await db.selectFrom('online_payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return attempt
}

/** The attempt, locked until the transaction ends: a notice and an answer of the provider wait for each other. @throws OperationError `not_found` */
export const lockAttempt = async (trx: Trx, id: string): Promise<OnlinePaymentRecord> => {
  const attempt = await trx.selectFrom('online_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  return attempt
}

export const changeAttempt = async (trx: Trx, id: string, changes: Changes<'online_payment'>): Promise<OnlinePaymentRecord> => {
  const changed = await changeRow(trx, 'online_payment', id, changes)
  await announce(trx, 'payments')
  return changed
}

/** Attempts with what is left of the payment that they became. */
export const attemptRows = (db: Db) =>
  db
    .selectFrom('online_payment')
    .leftJoin('payment', 'payment.id', 'online_payment.payment_id')
    .selectAll('online_payment')
    .select(
      sql<number>`coalesce(payment.cents - (
        select coalesce(sum(allocation.cents), 0) from payment_allocation as allocation
        where allocation.payment_id = payment.id and allocation.undone_at is null), 0)::bigint`.as('left_cents'),
    )

/** What an event of the audit trail is about. */
export const subjectOf = async (db: Db, { id, application_id: applicationId }: OnlinePaymentRecord) => {
  const application = await db.selectFrom('application').select('number').where('id', '=', applicationId).executeTakeFirstOrThrow()
  return { type: 'online_payment' as const, id, label: application.number }
}

/** Who tells what became of a card payment. */
const provider = { id: null, name: 'Ponudnik plačil' }

/** Records what the provider told of an attempt. */
export const recordTold = async (
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  action: 'online_payment:confirm' | 'online_payment:end' | 'online_payment:mismatch',
  attempt: OnlinePaymentRecord,
  what: Pick<AuditEvent, 'before' | 'after' | 'reason'>,
): Promise<void> => {
  const subject = await subjectOf(trx, attempt)
  await recordEvent(trx, { action, kind: 'change', actor: provider, subject, ...what }, clock)
}
