import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import * as contract from '@dovolilnice/contract/refunds/operations'
import { hasDestination } from '@dovolilnice/contract/refunds/refund-status'
import { type Handler, type SignedInContext, implement } from '../../../platform/http/context.ts'
import { payCardRefundJob } from '../card/pay-card-refund.ts'
import { mailRefund } from '../mail/mail-refund.ts'
import { findRefundable } from '../refundable.ts'
import { auditRefund, lockRefund, type RefundRecord, stepRefund, subjectOf } from '../refund-record.ts'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { v7 } from 'uuid'
import { lockKeys } from '../../../platform/database/session.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce } from '../../../platform/database/notify.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { findRefundableCard } from '../card/card-refundable.ts'
import { type Trx, createRow, updateRow, type Row } from '../../../platform/database/db.ts'

/** A statement holds the payments when it settles refunds: what needs both takes them in that order, or each waits for the other. */
const lockPayments = (trx: Trx): Promise<void> => lockKeys(trx, ['payments'])

/**
 * A second person approves. What is left of the payment is set aside then, so that nobody puts it to an application; of an invoiced application the
 * part is credited. The applicant is told.
 */
export const handleApproveRefund = implement(contract.approveRefund, async ({ params, body }, context) => {
  const { trx, now, user, capabilities } = context
  await lockPayments(trx)
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
})

/** Whoever says where the money goes has proposed it: another person decides. */
export const handleGiveRefundAccount = implement(contract.giveRefundAccount, async ({ params, body }, context) => {
  const { trx, now, user } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'give_account' })
  if (hasDestination({ iban: before.iban, to_card: before.online_payment_id !== null }))
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  const after = await stepRefund(trx, before, 'give_account', { iban: body.iban, proposed_by: user.id, proposed_at: now }, now)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after) })
  return after
})

export const handleDeclineRefund = implement(contract.declineRefund, async ({ params, body }, context) => {
  const { trx, now, user, capabilities } = context
  await lockPayments(trx)
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'decline' })
  // The card refused what was approved and credited: the payer's invoice says already that it goes back.
  const note = await trx.selectFrom('invoice').select('number').where('refund_id', '=', before.id).executeTakeFirst()
  if (note !== undefined) throw new OperationError('illegal_transition', { details: { status: before.status } })
  const after = await stepRefund(trx, before, 'decline', { decided_at: now, decided_by: user.id, answer: body.reason }, now)
  // The card had refused what was approved, so what is left of the payment is still set aside.
  if (before.payment_id !== null) await capabilities.releasePayment(context, before.payment_id, before.number)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after), reason: body.reason })
  return after
})

/** The file of an order is not given out any more: the bank may have paid what is in it, or will pay it in another one. */
const voidOrder = async (
  { trx, now, recordAlso }: Parameters<Handler<typeof contract.reopenRefund>>[1],
  id: string | null,
): Promise<void> => {
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
export const handleReopenRefund = implement(contract.reopenRefund, async ({ params, body }, context) => {
  const { trx, now, user } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'reopen' })
  const order = await trx.selectFrom('refund_order').select('made_by').where('id', '=', before.order_id).executeTakeFirst()
  if (order?.made_by === user.id) throw new OperationError('second_person')
  const proposed = { proposed_by: user.id, proposed_at: now, decided_at: null, decided_by: null }
  const after = await stepRefund(trx, before, 'reopen', { ...proposed, iban: body.iban, answer: body.reason }, now)
  await voidOrder(context, before.order_id)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after), reason: body.reason })
  return after
})

export const handleSettleRefund = implement(contract.settleRefund, async ({ params, body }, context) => {
  const { trx, now } = context
  const before = await lockRefund(trx, context, { id: params.id, seen: body.version, action: 'settle' })
  const after = await stepRefund(trx, before, 'settle', { paid_on: body.paid_on }, now)
  await mailRefund(context, 'paid', after)
  context.record({ subject: subjectOf(after), before: auditRefund(before), after: auditRefund(after) })
  return after
})

type Proposal = Parameters<Handler<typeof contract.proposeRefund>>

/** Proposals of one payment or application wait for one another: what one takes is not left for the next. */
const propose = async ([{ body }, context]: Proposal, keyHash: string | null): Promise<RefundRecord> => {
  const { trx, now, user, locale } = context
  await lockKeys(trx, [`refund ${body.payment_id ?? body.application_id}`])
  const { to_card: toCard = false, iban = null, ...proposal } = body
  const { most_cents, card_cents } = await findRefundable(context, body, localDayOf(now))
  if (!toCard && iban === null) throw invalidField('iban', 'required', locale)
  const most = toCard ? card_cents : most_cents
  if (body.cents > most) throw invalidField('cents', 'refund_too_much', locale, { most: formatCents(most, locale) })
  const refund = await createRow(trx, 'refund', {
    ...proposal,
    id: v7(),
    iban: toCard ? null : iban,
    online_payment_id: toCard ? ((await findRefundableCard(trx, body))?.id ?? null) : null,
    number: await nextNumber(trx, 'R', Number(localDayOf(now).slice(0, 4))),
    status: 'proposed',
    payment_id: body.payment_id ?? null,
    application_id: body.application_id ?? null,
    proposed_at: now,
    proposed_by: user.id,
    idempotency_key: keyHash,
    updated_at: now,
  })
  await announce(trx, 'refunds')
  await context.recordAlso('refund:propose', { subject: subjectOf(refund), after: auditRefund(refund), reason: body.reason })
  return refund
}

export const handleProposeRefund = implement(contract.proposeRefund, async (input, context) => {
  const { trx, user, idempotencyKey } = context
  const keyHash = idempotencyKey === null ? null : hashSecret(`${idempotencyKey} ${user.id}`)
  const findEarlier = (hash: string) => trx.selectFrom('refund').selectAll().where('idempotency_key', '=', hash).executeTakeFirst()
  return once(context, keyHash, findEarlier, () => propose([input, context], keyHash))
})

/** A movement of a statement by which money went out. */
type OutgoingPayment = Pick<Row<'payment'>, 'id' | 'cents' | 'currency' | 'booked_on' | 'reference' | 'purpose'>

/** The numbers of refunds in what the bank gives back of the order. */
export const numbersIn = ({ reference, purpose }: Pick<OutgoingPayment, 'reference' | 'purpose'>): string[] =>
  `${reference ?? ''} ${purpose ?? ''}`.match(/\bR-\d{4}-\d{6}\b/g) ?? []

/** A refund of that number and amount that is paid already. */
const findPaid = (trx: Trx, payment: OutgoingPayment) => {
  const numbers = numbersIn(payment)
  return numbers.length === 0
    ? undefined
    : trx
        .selectFrom('refund')
        .select(['id', 'paid_by_id'])
        .where('number', 'in', numbers)
        .where('status', '=', 'paid')
        .where('cents', '=', payment.cents)
        .forUpdate()
        .executeTakeFirst()
}

const findOrdered = (trx: Trx, payment: OutgoingPayment) => {
  const numbers = numbersIn(payment)
  return numbers.length === 0
    ? undefined
    : trx
        .selectFrom('refund')
        .selectAll()
        .where('number', 'in', numbers)
        // Also one that was opened again: the bank has paid the first order after all.
        .where('order_id', 'is not', null)
        .where('status', 'in', ['ordered', 'proposed', 'approved'])
        .where('cents', '=', payment.cents)
        .forUpdate()
        .executeTakeFirst()
}

/** Whether a movement pays a refund that another one has paid before. One that was marked as paid by hand gets its movement. */
const isPaidAgain = async (trx: Trx, payment: OutgoingPayment): Promise<boolean> => {
  const paid = await findPaid(trx, payment)
  if (paid !== undefined && paid.paid_by_id === null) await updateRow(trx, 'refund', paid.id, { paid_by_id: payment.id })
  return paid !== undefined && paid.paid_by_id !== null
}

/**
 * Refunds that the bank has paid, by the movements of a statement: the number stands in the reference or the purpose, and the amount is the same.
 * @returns the movements that pay what was paid before
 */
export const settleRefunds = async (context: SignedInContext, payments: readonly OutgoingPayment[]): Promise<string[]> => {
  const { trx, now } = context
  const again: string[] = []
  for (const payment of payments.filter(({ currency }) => currency === 'EUR')) {
    const refund = await findOrdered(trx, payment)
    if (refund === undefined) {
      if (await isPaidAgain(trx, payment)) again.push(payment.id)
      continue
    }
    const after = await stepRefund(trx, refund, 'settle', { paid_on: payment.booked_on, paid_by_id: payment.id }, now)
    await mailRefund(context, 'paid', after)
    await context.recordAlso('refund:settle', { subject: subjectOf(after), before: auditRefund(refund), after: auditRefund(after) })
  }
  return again
}
