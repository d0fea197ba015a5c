import { OperationError } from '@dovolilnice/contract/errors'
import type { Allocation } from '@dovolilnice/contract/money/bank/matching'
import { seePayment, takeBackPayment } from '@dovolilnice/contract/payments/operations'
import { unhandledStatus } from '@dovolilnice/contract/payments/payment-status'
import type { Row, Trx } from '../../../platform/database/db.ts'
import { type SignedInContext, implement } from '../../../platform/http/context.ts'
import { allocate, isRefunded } from '../allocate.ts'
import { lockPayable } from '../one-payable.ts'
import { auditPayment, changePayment, lockPayment, subjectOf, type PaymentRecord } from '../payment-record.ts'
import { takeBack, takenBack } from '../upload/take-back-reversed.ts'
import { requireLegal } from './match-payment.ts'

export const handleTakeBackPayment = implement(takeBackPayment, async ({ params, body }, context) => {
  const { trx, now } = context
  const movement = await lockPayment(trx, context, params.id, body.version)
  requireLegal(movement, 'take_back')
  const payment = await lockPayment(trx, context, body.payment_id)
  const { source, direction, cents, kept_cents: kept, currency, status } = payment
  const fits = source === 'card_online' ? movement.cents <= kept : movement.cents === cents
  if (source !== movement.source || direction !== 'credit' || !fits || currency !== movement.currency) throw new OperationError('not_found')
  if (status === 'reversed' || status === 'removed') throw new OperationError('given_back')
  if (await isRefunded(trx, payment)) throw new OperationError('payment_refunded')
  await takeBack(context, movement, payment)
  const after = await changePayment(trx, movement, { status: 'reversed', reason: null }, now)
  context.record({ subject: subjectOf(movement), before: auditPayment(movement), after: auditPayment(after) })
  return after
})

export const handleSeePayment = implement(seePayment, async ({ params, body }, context) => {
  const { trx, now } = context
  const payment = await lockPayment(trx, context, params.id, body.version)
  requireLegal(payment, 'see')
  const after = await changePayment(trx, payment, { to_see: false }, now)
  context.record({ subject: subjectOf(payment) })
  return after
})

/** What a payment was put to when it was taken back, which was its last change: what a clerk took it from before stays so. */
const readUndone = (trx: Trx, { id, updated_at: at }: PaymentRecord): Promise<Allocation[]> =>
  trx
    .selectFrom('payment_allocation')
    .select(['application_id', 'covers', 'cents'])
    .where('payment_id', '=', id)
    .where('undone_at', '=', at)
    .where('undo_reason', '=', takenBack)
    .orderBy('id')
    .execute()

/** Puts a payment back to what it paid, as far as that is still open: somebody may have paid it meanwhile. What it pays there with its rest is joined with it. */
const putBack = async (context: SignedInContext, payment: PaymentRecord, reason: string): Promise<void> => {
  const { trx, now, user } = context
  for (const one of await readUndone(trx, payment)) {
    const payable = await lockPayable(trx, context, one.application_id, one.covers)
    const { kept_cents: kept, allocated_cents: allocated } = await lockPayment(trx, context, payment.id)
    const open = Math.min(one.cents, payable?.open_cents ?? 0, kept - allocated)
    if (open <= 0) continue
    const rest = await trx
      .updateTable('payment_allocation')
      .set({ undone_at: now, undone_by: user.id, undo_reason: reason })
      .where('payment_id', '=', payment.id)
      .where('application_id', '=', one.application_id)
      .where('covers', '=', one.covers)
      .where('undone_at', 'is', null)
      .returning('cents')
      .executeTakeFirst()
    await allocate(trx, context, [{ ...one, cents: open + (rest?.cents ?? 0), payment_id: payment.id }], { userId: user.id, now })
  }
}

/**
 * The bank took back another payment, or none: the payment pays again what is still open of what it paid, and the movement waits for a clerk.
 * @param named either of the two
 * @returns the one that was named, as it is now
 */
export const undoTakeBack = async (context: SignedInContext, named: PaymentRecord, reason: string): Promise<Row<'payment'>> => {
  const { trx, now } = context
  const other = await trx
    .selectFrom('payment')
    .select('id')
    .where((is) => is.or([is('id', '=', named.reverses_id), is('reverses_id', '=', named.id)]))
    // Of several parts the last.
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (other === undefined) throw new OperationError('illegal_transition', { details: { status: named.status } })
  const counterpart = await lockPayment(trx, context, other.id)
  const [payment, movement] = named.direction === 'credit' ? [named, counterpart] : [counterpart, named]
  // Matched until it is judged by what it is put to: only so `allocate` looks at it.
  await changePayment(trx, payment, { status: 'matched', reason: null }, now)
  await changePayment(trx, movement, { status: 'ambiguous', reverses_id: null, to_see: false }, now)
  await putBack(context, payment, reason)
  const again = await lockPayment(trx, context, payment.id)
  if (again.allocated_cents < again.kept_cents)
    await changePayment(trx, again, { status: again.allocated_cents > 0 ? 'overpaid' : unhandledStatus(again) }, now)
  const after = await lockPayment(trx, context, counterpart.id)
  await context.recordAlso('payment:undo', {
    subject: subjectOf(after),
    before: auditPayment(counterpart),
    after: auditPayment(after),
    reason,
  })
  return lockPayment(trx, context, named.id)
}
