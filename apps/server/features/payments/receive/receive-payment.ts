import { OperationError } from '@dovolilnice/contract/errors'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { paymentSourceLabels } from '@dovolilnice/contract/payments/payment-status'
import type { PaymentSource } from '@dovolilnice/contract/payments/payment-source'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Row, createRow } from '../../../platform/database/db.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { putToApplications } from '../put-to-applications.ts'
import { lockPayable } from '../one-payable.ts'
import type { PayableApplication } from '../payable-queries.ts'
import { completePaid, findLiveInvoice, methodOf } from '../settle/settle-paid.ts'

/** Money that did not come by a bank statement. */
export interface ReceivedPayment {
  application_id: string
  /** All that is open, as the payer was told, unless `open_cents` says that it is a part. */
  cents: number
  open_cents?: number | undefined
  source: Exclude<PaymentSource, 'bank'>
  /** What the card terminal or the online payment names it by. */
  transaction_id: string | null
  /** The device that issues the invoice; the default where none is said. */
  device_id?: string
}

/** The debt as it is paid, locked, with just that much open. */
const requirePayable = async (context: WorkContext, covers: PaidPart, received: ReceivedPayment): Promise<PayableApplication> => {
  const { application_id: id, cents, open_cents: told = cents } = received
  const payable = await lockPayable(context.trx, context, id, covers)
  if (payable === undefined) throw new OperationError('not_found')
  if (payable.open_cents === 0) throw new OperationError('already_paid', { details: { status: payable.status } })
  if (payable.open_cents !== told) throw new OperationError('amount_changed', { details: { open_cents: payable.open_cents } })
  return payable
}

const insertPayment = async (
  { trx, clock, actor }: WorkContext,
  payable: PayableApplication,
  { cents, source, transaction_id }: ReceivedPayment,
): Promise<Row<'payment'>> => {
  const now = clock.now()
  const payment = await createRow(trx, 'payment', {
    id: v7(),
    ...{ source, direction: 'credit', booked_on: localDayOf(now), cents, currency: 'EUR', transaction_id },
    payer_name: payable.name,
    reference: payable.reference,
    status: 'matched',
    candidates: [payable.application_id],
    created_at: now,
    updated_at: now,
  })
  await putToApplications(trx, [{ payment_id: payment.id, application_id: payable.application_id, covers: payable.covers, cents }], {
    userId: actor.id,
    now,
  })
  await announce(trx, 'payments')
  return payment
}

/**
 * Records a payment of all that is open of an application, and settles it: the application is paid, its invoice issued, and its permit too where
 * the town issues permits with the payment. A part leaves the application unpaid; its invoice is of the whole and says what is left. All in the caller's
 * transaction.
 * @throws OperationError `not_found`, `already_paid`, `amount_changed`, and those of `issueInvoice`
 */
export const receivePayment = async (context: WorkContext, received: ReceivedPayment) => {
  const { trx, actor, capabilities } = context
  const { application_id: id, cents, source, device_id } = received
  const payable = await requirePayable(context, 'price', received)
  const left = payable.open_cents - cents
  const payment = await insertPayment(context, payable, received)
  if (left === 0) await capabilities.settleApplication(trx, context, { id, actor, reason: paymentSourceLabels[source].sl })
  const before = await findLiveInvoice(trx, id)
  const till = { ...(device_id && { device_id }), ...(left > 0 && { open_cents: left }) }
  const { money } = await capabilities.readParameters(trx)
  // First, because its days may begin later than was applied for: the invoice says those of the permit.
  const permit = left === 0 && money.issue_on_payment ? await completePaid(trx, context, { id, actor }) : null
  const invoice = before ?? (await capabilities.issueInvoice(context, { application_id: id, ...methodOf(payment), ...till }))
  return { payment, invoice, isIssued: before === undefined, permit_number: permit }
}

/**
 * Records a payment of all that is open of an application's administrative fee, in the caller's transaction. No invoice: a fee of law is no supply.
 * @throws OperationError `not_found`, `already_paid`, `amount_changed`
 */
export const receiveFee = async (context: WorkContext, received: ReceivedPayment): Promise<Row<'payment'>> =>
  insertPayment(context, await requirePayable(context, 'administrative_fee', received), received)
