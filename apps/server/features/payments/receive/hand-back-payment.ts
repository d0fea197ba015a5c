import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { type Row, type Trx, insertRow } from '../../../platform/database/db.ts'
import type { SignedInContext } from '../../../platform/http/context.ts'
import { auditPayment, changePayment, lockPayment, subjectOf, type PaymentRecord } from '../payment-record.ts'
import { isRefunded, undoAllocations } from '../allocate.ts'

/** The live invoice of what a payment pays, with its application locked. */
const lockInvoiced = async (trx: Trx, { id }: Pick<PaymentRecord, 'id'>): Promise<{ id: string } | undefined> => {
  const applications = await trx
    .selectFrom('payment_allocation')
    .innerJoin('application', 'application.id', 'payment_allocation.application_id')
    .select(['application.id', 'application.status'])
    .where('payment_allocation.payment_id', '=', id)
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .forUpdate()
    .execute()
  if (applications.some(({ status }) => status === 'completed')) throw new OperationError('permit_issued')
  const ids = applications.map((application) => application.id)
  if (ids.length === 0) return undefined
  const others = await trx
    .selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .select('payment.id')
    .where('payment_allocation.application_id', 'in', ids)
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .where('payment.id', '!=', id)
    .where('payment.source', 'in', ['cash', 'card_terminal'])
    .execute()
  // The invoice is that of the other part too: what was paid in parts goes back by two people.
  if (others.length > 0) throw new OperationError('payment_used')
  return trx
    .selectFrom('invoice')
    .select('id')
    .where('application_id', 'in', ids)
    .where('kind', '=', 'invoice')
    .where('cancelled_by_id', 'is', null)
    .executeTakeFirst()
}

/** The movement by which the money went back. */
const insertOutgoing = async (
  { trx, now }: SignedInContext,
  { source, cents, currency, payer_name, reference, id }: PaymentRecord,
  transactionId: string | null,
): Promise<void> => {
  const outgoing = {
    ...{ id: v7(), source, direction: 'debit' as const, booked_on: localDayOf(now), cents, currency, payer_name, reference },
    ...{ transaction_id: transactionId, reversal: true, reverses_id: id, status: 'reversed' as const, created_at: now, updated_at: now },
  }
  await insertRow(trx, 'payment', outgoing)
}

/**
 * Takes back a payment that was not made by bank: its invoice by a storno, then what it paid; a second row says that the money went out.
 * @returns the storno; null where no invoice was left
 * @throws OperationError `not_found`, `given_back`, `permit_issued`, `payment_used` for one of several parts, `payment_refunded`, and those of `takeInvoiceBack`
 */
export const handBackPayment = async (
  context: SignedInContext,
  { id, reason, transaction_id }: { id: string; reason: string; transaction_id: string | null },
): Promise<Row<'invoice'> | null> => {
  const { trx, now, capabilities } = context
  const payment = await lockPayment(trx, context, id)
  if (payment.status === 'reversed' || payment.status === 'removed') throw new OperationError('given_back')
  if (await isRefunded(trx, payment)) throw new OperationError('payment_refunded')
  const invoice = await lockInvoiced(trx, payment)
  const storno = invoice === undefined ? null : await capabilities.takeInvoiceBack(context, invoice.id, reason)
  await undoAllocations(context, payment, reason)
  const changed = await changePayment(trx, payment, { status: 'reversed', reason }, now)
  await insertOutgoing(context, payment, transaction_id)
  await context.recordAlso('payment:reverse', {
    subject: subjectOf(payment),
    before: auditPayment(payment),
    after: auditPayment(changed),
    reason,
  })
  return storno
}
