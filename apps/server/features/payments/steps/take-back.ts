import { OperationError } from '@dovolilnice/contract/errors'
import type { Allocation } from '@dovolilnice/contract/money/bank/matching'
import type { seePayment, takeBackPayment } from '@dovolilnice/contract/payments/operations'
import { unhandledStatus } from '@dovolilnice/contract/payments/payment-status'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Handler, SignedInContext } from '../../../platform/http/context.ts'
import { allocate, isRefunded } from '../allocate.ts'
import { lockPayable } from '../one-payable.ts'
import { auditPayment, changePayment, lockPayment, subjectOf, type PaymentRecord } from '../payment-record.ts'
import { takeBack, takenBack } from '../upload/take-back-reversed.ts'
import { requireLegal } from './match-payment.ts'

/** A clerk says which payment the bank took back: of the same amount, and nothing hangs on it any more. */
export const handleTakeBackPayment: Handler<typeof takeBackPayment> = async ({ params, body }, context) => {
  const { trx, now } = context
  const movement = await lockPayment(trx, context, params.id, body.version)
  requireLegal(movement, 'take_back')
  const payment = await lockPayment(trx, context, body.payment_id)
  const { source, direction, cents, currency, status } = payment
  if (source !== movement.source || direction !== 'credit' || cents !== movement.cents || currency !== movement.currency)
    throw new OperationError('not_found')
  if (status === 'reversed' || status === 'removed') throw new OperationError('given_back')
  if (await isRefunded(trx, payment)) throw new OperationError('payment_refunded')
  await takeBack(context, movement.id, payment)
  const after = await changePayment(trx, movement, { status: 'reversed', reason: null }, now)
  context.record({ subject: subjectOf(movement), before: auditPayment(movement), after: auditPayment(after) })
  return after
}

export const handleSeePayment: Handler<typeof seePayment> = async ({ params, body }, context) => {
  const { trx, now } = context
  const payment = await lockPayment(trx, context, params.id, body.version)
  requireLegal(payment, 'see')
  const after = await changePayment(trx, payment, { to_see: false }, now)
  context.record({ subject: subjectOf(payment) })
  return after
}

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

/** Puts a payment back to what it paid, as far as that is still open: somebody may have paid it meanwhile. */
const putBack = async (context: SignedInContext, payment: PaymentRecord): Promise<void> => {
  const { trx, now, user } = context
  for (const one of await readUndone(trx, payment)) {
    const payable = await lockPayable(trx, context, one.application_id, one.covers)
    const cents = Math.min(one.cents, payable?.open_cents ?? 0)
    if (cents > 0) await allocate(trx, context, [{ ...one, cents, payment_id: payment.id }], { userId: user.id, now })
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
    .executeTakeFirst()
  if (other === undefined) throw new OperationError('illegal_transition', { details: { status: named.status } })
  const counterpart = await lockPayment(trx, context, other.id)
  const [payment, movement] = named.direction === 'credit' ? [named, counterpart] : [counterpart, named]
  // Matched until it is judged by what it is put to: only so `allocate` looks at it.
  await changePayment(trx, payment, { status: 'matched', reason: null }, now)
  await putBack(context, payment)
  const again = await lockPayment(trx, context, payment.id)
  if (again.allocated_cents < again.cents)
    await changePayment(trx, again, { status: again.allocated_cents > 0 ? 'overpaid' : unhandledStatus(again) }, now)
  await changePayment(trx, movement, { status: 'ambiguous', reverses_id: null, to_see: false }, now)
  const after = await lockPayment(trx, context, counterpart.id)
  await context.recordAlso('payment:undo', {
    subject: subjectOf(after),
    before: auditPayment(counterpart),
    after: auditPayment(after),
    reason,
  })
  return lockPayment(trx, context, named.id)
}
