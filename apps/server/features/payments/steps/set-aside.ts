import { deletePayment, ignorePayment, undoPayment } from '@dovolilnice/contract/payments/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { type PaymentStatus, unhandledStatus } from '@dovolilnice/contract/payments/payment-status'
import { v7 } from 'uuid'
import { type SignedInContext, implement } from '../../../platform/http/context.ts'
import { type Trx, insertRow } from '../../../platform/database/db.ts'
import { auditPayment, changePayment, lockPayment, subjectOf, type PaymentRecord } from '../payment-record.ts'
import { isRefunded, undoAllocations } from '../allocate.ts'
import { releaseClearing } from '../clear/clear-payment.ts'
import { requireLegal } from './match-payment.ts'
import { undoTakeBack } from './take-back.ts'

/** How the reason begins for which a payment is set aside when it goes back. */
const refundWord = 'Vračilo'

/** Sets aside what is left of a payment, because it is paid back: nobody can put it to an application then. */
export const setAsidePayment = async (context: SignedInContext, id: string, refundNumber: string): Promise<void> => {
  const { trx, now } = context
  const payment = await lockPayment(trx, context, id)
  // Another part of it goes back already, or this very refund was decided before.
  if (payment.status === 'ignored' && payment.reason?.startsWith(refundWord) === true) return
  requireLegal(payment, 'ignore')
  const after = await changePayment(trx, payment, { status: 'ignored', reason: `${refundWord} ${refundNumber}` }, now)
  await context.recordAlso('payment:ignore', { subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(after) })
}

/** The status before it was set aside or removed. What was left of an overpaid one was set aside; what it pays was not touched. */
const statusBefore = (payment: PaymentRecord): PaymentStatus => (payment.allocated_cents > 0 ? 'overpaid' : unhandledStatus(payment))

/** Whether a payment stays set aside without this refund: another one has set it aside and was not declined, or goes back or has gone back. */
const isNeeded = async (trx: Trx, { id, reason }: PaymentRecord, refundNumber: string): Promise<boolean> => {
  const refunds = await trx.selectFrom('refund').select(['number', 'status']).where('payment_id', '=', id).execute()
  const setter = refunds.find(({ number }) => reason === `${refundWord} ${number}`)
  // A clerk has set it aside.
  if (setter === undefined) return true
  const others = refunds.filter(({ number, status }) => number !== refundNumber && status !== 'declined')
  return others.some(({ number, status }) => status !== 'proposed' || number === setter.number)
}

/** Takes back that a payment was set aside for a refund that is declined now: what is left of it waits for a clerk again. */
export const releasePayment = async (context: SignedInContext, id: string, refundNumber: string): Promise<void> => {
  const { trx, now } = context
  const payment = await lockPayment(trx, context, id)
  if (payment.status !== 'ignored' || (await isNeeded(trx, payment, refundNumber))) return
  const after = await changePayment(trx, payment, { status: statusBefore(payment), reason: null }, now)
  await context.recordAlso('payment:undo', { subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(after) })
}

export const handleIgnorePayment = implement(ignorePayment, async ({ params, body }, context) => {
  const { trx, now } = context
  const payment = await lockPayment(trx, context, params.id, body.version)
  requireLegal(payment, 'ignore')
  const after = await changePayment(trx, payment, { status: 'ignored', reason: body.reason }, now)
  context.record({ subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(after), reason: body.reason })
  return after
})

/** A clerk takes back what was done with a payment: that it was set aside or removed, otherwise what it was put to. */
export const handleUndoPayment = implement(undoPayment, async ({ params, body }, context) => {
  const { trx, now } = context
  const payment = await lockPayment(trx, context, params.id, body.version)
  requireLegal(payment, 'undo')
  if (payment.status === 'reversed') {
    const after = await undoTakeBack(context, payment, body.reason)
    context.record({ subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(after), reason: body.reason })
    return after
  }
  if (await isRefunded(trx, payment)) throw new OperationError('payment_refunded')
  await releaseClearing(trx, payment.id, now)
  const wasSetAside = payment.status === 'ignored' || payment.status === 'removed'
  const left = wasSetAside ? payment.allocated_cents : await undoAllocations(context, payment, body.reason, body.covers)
  // It pays nothing of the part.
  if (body.covers !== undefined && left === payment.allocated_cents)
    throw new OperationError('illegal_transition', { details: { status: payment.status } })
  const status = statusBefore({ ...payment, allocated_cents: left })
  if (payment.status === 'removed')
    await trx
      .updateTable('payment_removal')
      .set({ restored_at: now })
      .where('payment_id', '=', payment.id)
      .where('restored_at', 'is', null)
      .execute()
  const after = await changePayment(trx, payment, { status, reason: null }, now)
  context.record({ subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(after), reason: body.reason })
  return after
})

export const handleDeletePayment = implement(deletePayment, async ({ params, query }, context) => {
  const { trx, now } = context
  const payment = await lockPayment(trx, context, params.id)
  requireLegal(payment, 'remove')
  if (await isRefunded(trx, payment)) throw new OperationError('payment_refunded')
  await undoAllocations(context, payment, query.reason)
  await releaseClearing(trx, payment.id, now)
  const after = await changePayment(trx, payment, { status: 'removed', reason: query.reason }, now)
  await insertRow(trx, 'payment_removal', { id: v7(), payment_id: payment.id, removed_at: now })
  context.record({ subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(after), reason: query.reason })
})
