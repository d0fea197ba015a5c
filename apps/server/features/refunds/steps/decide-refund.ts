import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { approveRefund } from '@dovolilnice/contract/refunds/approve-refund'
import type { declineRefund } from '@dovolilnice/contract/refunds/decline-refund'
import type { giveRefundAccount } from '@dovolilnice/contract/refunds/give-refund-account'
import { hasDestination } from '@dovolilnice/contract/refunds/refund-status'
import type { reopenRefund } from '@dovolilnice/contract/refunds/reopen-refund'
import type { settleRefund } from '@dovolilnice/contract/refunds/settle-refund'
import type { Handler } from '../../../platform/http/context.ts'
import { payCardRefundJob } from '../card/pay-card-refund.ts'
import { mailRefund } from '../mail/mail-refund.ts'
import { findRefundable } from '../refundable.ts'
import { auditRefund, lockRefund, stepRefund, subjectOf } from '../refund-record.ts'

/**
 * A second person approves. What is left of the payment is set aside then, so that nobody puts it to an application; of an invoiced application the
 * part is credited. The applicant is told.
 */
export const handleApproveRefund: Handler<typeof approveRefund> = async ({ params, body }, context) => {
  const { trx, now, user, capabilities } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'approve' })
  if (before.proposed_by === user.id) throw new OperationError('second_person')
  await capabilities.requireTwoPeople(context, before.proposed_by)
  const toCard = before.online_payment_id !== null
  if (!hasDestination({ ...before, to_card: toCard }))
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  const { most_cents, card_cents } = await findRefundable(context, before, localDayOf(now), before.id)
  if (before.cents > (toCard ? card_cents : most_cents)) throw new OperationError('refund_used')
  const after = await stepRefund(trx, before, 'approve', { decided_at: now, decided_by: user.id }, now)
  if (toCard) await context.send(trx, payCardRefundJob, { id: before.id }, { singletonKey: before.id })
  if (before.payment_id !== null) await capabilities.setAsidePayment(context, before.payment_id, before.number)
  const notes = before.application_id === null ? [] : await capabilities.creditRefunds(context, before.application_id)
  await mailRefund(
    context,
    'approved',
    after,
    notes.find(({ refund_id: id }) => id === after.id),
  )
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after) })
  return after
}

/** Whoever says where the money goes has proposed it: another person decides. */
export const handleGiveRefundAccount: Handler<typeof giveRefundAccount> = async ({ params, body }, context) => {
  const { trx, now, user } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'give_account' })
  if (hasDestination({ iban: before.iban, to_card: before.online_payment_id !== null }))
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  const after = await stepRefund(trx, before, 'give_account', { iban: body.iban, proposed_by: user.id, proposed_at: now }, now)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after) })
  return after
}

export const handleDeclineRefund: Handler<typeof declineRefund> = async ({ params, body }, context) => {
  const { trx, now, user, capabilities } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'decline' })
  // The card refused what was approved and credited: the payer's invoice says already that it goes back.
  const note = await trx.selectFrom('invoice').select('number').where('refund_id', '=', before.id).executeTakeFirst()
  if (note !== undefined) throw new OperationError('illegal_transition', { details: { status: before.status } })
  const after = await stepRefund(trx, before, 'decline', { decided_at: now, decided_by: user.id, answer: body.reason }, now)
  // The card had refused what was approved, so what is left of the payment is still set aside.
  if (before.payment_id !== null) await capabilities.releasePayment(context, before.payment_id, before.number)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after), reason: body.reason })
  return after
}

/** The file of an order is not given out any more: the bank may have paid what is in it, or will pay it in another one. */
const voidOrder = async ({ trx, now, recordAlso }: Parameters<Handler<typeof reopenRefund>>[1], id: string | null): Promise<void> => {
  const order = await trx
    .updateTable('refund_order')
    .set({ voided_at: now })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (order !== undefined) await recordAlso('refund:void_order', { subject: { type: 'refund_order', id: order.id, label: order.number } })
}

/** The bank has refused the payment: whoever says so has proposed it, and another person approves. Nobody opens what they ordered. */
export const handleReopenRefund: Handler<typeof reopenRefund> = async ({ params, body }, context) => {
  const { trx, now, user } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'reopen' })
  const order = await trx.selectFrom('refund_order').select('made_by').where('id', '=', before.order_id).executeTakeFirst()
  if (order?.made_by === user.id) throw new OperationError('second_person')
  const proposed = { proposed_by: user.id, proposed_at: now, decided_at: null, decided_by: null }
  const after = await stepRefund(trx, before, 'reopen', { ...proposed, iban: body.iban, answer: body.reason }, now)
  await voidOrder(context, before.order_id)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after), reason: body.reason })
  return after
}

export const handleSettleRefund: Handler<typeof settleRefund> = async ({ params, body }, context) => {
  const { trx, now } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'settle' })
  const after = await stepRefund(trx, before, 'settle', { paid_on: body.paid_on }, now)
  await mailRefund(context, 'paid', after)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after) })
  return after
}
