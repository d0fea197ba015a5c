import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { faultOfAllocations, partKey, type Allocation } from '@dovolilnice/contract/money/bank/matching'
import { isPaymentActionLegal, type PaymentAction } from '@dovolilnice/contract/payments/payment-status'
import { matchPaymentByHand } from '@dovolilnice/contract/payments/operations'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { type SignedInContext, implement } from '../../../platform/http/context.ts'
import { allocate } from '../allocate.ts'
import { readAllPayables } from '../payable-queries.ts'
import { auditPayment, changePayment, lockPayment, subjectOf, type PaymentRecord } from '../payment-record.ts'

/** @throws OperationError `illegal_transition` with the present status */
export const requireLegal = (payment: PaymentRecord, action: PaymentAction): void => {
  if (!isPaymentActionLegal(payment, action)) throw new OperationError('illegal_transition', { details: { status: payment.status } })
}

/** The place of the first allocation beyond what its application takes. */
const placeBeyond = (allocations: readonly Allocation[], open: ReadonlyMap<string, number>): number =>
  Math.max(
    0,
    allocations.findIndex((one) => one.cents > (open.get(partKey(one)) ?? 0)),
  )

/** @throws OperationError `validation` at the amount that is wrong, or at the list */
const requireRoom = (
  context: SignedInContext,
  payment: PaymentRecord,
  allocations: readonly Allocation[],
  open: ReadonlyMap<string, number>,
) => {
  const left = payment.kept_cents - payment.allocated_cents
  const fault = faultOfAllocations(allocations, left, open)
  if (fault === undefined) return
  const place = placeBeyond(allocations, open)
  const beyond = allocations[place]
  const path = fault === 'more_than_fee' ? `allocations.${place}.cents` : 'allocations'
  const values = {
    left: formatCents(left, context.locale),
    open: formatCents(beyond === undefined ? 0 : (open.get(partKey(beyond)) ?? 0), context.locale),
  }
  throw invalidField(path, `allocation_${fault}`, context.locale, values)
}

export const handleMatchPayment = implement(matchPaymentByHand, async ({ params, body }, context) => {
  const { trx, now, user, capabilities } = context
  const payment = await lockPayment(trx, context, params.id, body.version)
  requireLegal(payment, 'match')
  // What goes back stays of it; another refund takes the rest.
  const refund = await trx
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('status', '!=', 'declined')
    .executeTakeFirst()
  if (refund !== undefined) throw new OperationError('payment_refunded')
  const { money } = await capabilities.readParameters(trx)
  const payables = await readAllPayables(trx, money, { ids: body.allocations.map(({ application_id: id }) => id) })
  requireRoom(context, payment, body.allocations, new Map(payables.map((one) => [partKey(one), one.open_cents])))
  await changePayment(trx, payment, { status: 'matched', reason: null }, now)
  await allocate(
    trx,
    context,
    body.allocations.map((one) => ({ ...one, payment_id: payment.id })),
    { userId: user.id, now },
  )
  const after = await trx.selectFrom('payment').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow()
  const applications = [...new Set(payables.map(({ number }) => number))]
  context.record({ subject: subjectOf(payment), before: auditPayment(payment), after: { ...auditPayment(after), applications } })
  return after
})
