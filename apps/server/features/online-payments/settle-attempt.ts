import type { ProviderPayment } from '../../platform/card-payments/payment-provider.ts'
import type { Trx } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { changeAttempt, lockAttempt, recordTold, subjectOf } from './online-payment-record.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'

/** The money has come: it becomes a payment in the books, which pays what the attempt was for. */
const settlePaid = async (trx: Trx, services: Services, before: OnlinePaymentRecord, told: ProviderPayment) => {
  const now = services.clock.now()
  const { label: number } = await subjectOf(trx, before)
  const transaction = told.transactionId ?? told.id
  const payment = await services.capabilities.recordOnlinePayment(trx, services, {
    application_id: before.application_id,
    covers: before.covers,
    cents: told.cents,
    transaction_id: transaction,
    key: `card_online ${before.id}`,
    purpose: `${before.test ? 'PREIZKUS, ni pravega denarja: ' : ''}plačilo ${before.covers === 'price' ? '' : 'upravne takse '}s kartico na spletu, ${number}`,
  })
  if (before.covers === 'administrative_fee') await services.capabilities.orderFeeReceipt(trx, services, payment.id)
  const after = await changeAttempt(trx, before.id, {
    status: 'paid',
    provider_id: told.id,
    transaction_id: transaction,
    payment_id: payment.id,
    ended_at: now,
    confirmed_at: now,
  })
  await recordTold(trx, services, 'online_payment:confirm', after, {
    before: { status: before.status },
    after: { status: after.status, cents: after.cents, transaction_id: transaction, left_cents: payment.left_cents },
  })
  return after
}

/** The provider tells of money that was not ordered so: nothing is booked, a clerk must look. */
const noteMismatch = async (trx: Trx, services: Services, before: OnlinePaymentRecord, told: ProviderPayment) => {
  const now = services.clock.now()
  const changes = {
    status: 'mismatch',
    ended_at: now,
    confirmed_at: now,
    provider_id: told.id,
    transaction_id: told.transactionId,
  } as const
  const after = before.status === 'paid' ? before : await changeAttempt(trx, before.id, changes)
  await recordTold(trx, services, 'online_payment:mismatch', after, {
    before: { status: before.status, cents: before.cents },
    after: { status: after.status, told_cents: told.cents, currency: told.currency, transaction_id: told.transactionId },
  })
  return after
}

const endUnpaid = async (
  trx: Trx,
  services: Services,
  before: OnlinePaymentRecord,
  told: ProviderPayment & { status: 'declined' | 'cancelled' | 'expired' },
) => {
  const now = services.clock.now()
  const after = await changeAttempt(trx, before.id, {
    status: told.status,
    provider_id: told.id,
    decline_code: told.declineCode,
    ended_at: before.ended_at ?? now,
    confirmed_at: now,
  })
  await recordTold(trx, services, 'online_payment:end', after, { before: { status: before.status }, after: { status: after.status } })
  return after
}

const isOther = ({ cents }: OnlinePaymentRecord, told: ProviderPayment): boolean => told.cents !== cents || told.currency !== 'EUR'

/**
 * Takes what the provider told of an attempt, whoever it told: a notice, an answer to our question, both at once, late or in any order. Money that came
 * is booked once, also for an attempt that had ended; after that nothing changes it any more.
 * @throws OperationError `not_found`
 */
export const settleAttempt = async (trx: Trx, services: Services, told: ProviderPayment): Promise<OnlinePaymentRecord> => {
  const attempt = await lockAttempt(trx, told.order)
  const { status } = told
  if (attempt.status === 'paid') {
    const isSecond = status === 'paid' && told.transactionId !== attempt.transaction_id
    return isSecond ? noteMismatch(trx, services, attempt, told) : attempt
  }
  if (status === 'paid')
    return isOther(attempt, told) ? noteMismatch(trx, services, attempt, told) : settlePaid(trx, services, attempt, told)
  if (status === 'open' || attempt.confirmed_at !== null) return attempt
  return endUnpaid(trx, services, attempt, { ...told, status })
}

/** What is paid by an attempt. */
export interface Paid {
  application_id: string
  covers: PaidPart
}

/** The attempt under way, locked until the transaction ends. */
export const lockOpen = (trx: Trx, { application_id: id, covers }: Paid): Promise<OnlinePaymentRecord | undefined> =>
  trx
    .selectFrom('online_payment')
    .selectAll()
    .where('application_id', '=', id)
    .where('covers', '=', covers)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/**
 * Ends the attempt under way of a part that is paid otherwise, or not to be paid any more: nobody is sent to the provider's page again. Whoever pays
 * there all the same has overpaid. Call it before the application is locked: the settling of an attempt locks the attempt first.
 */
export const endCardAttempt = async (trx: Trx, paid: Paid, now: Date): Promise<void> => {
  const open = await lockOpen(trx, paid)
  if (open !== undefined) await changeAttempt(trx, open.id, { status: 'cancelled', ended_at: now })
}
