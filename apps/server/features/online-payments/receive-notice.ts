import { OperationError } from '@dovolilnice/contract/errors'
import type { receivePaymentNotice } from '@dovolilnice/contract/online-payments/receive-payment-notice'
import { ProviderError } from '../../platform/card-payments/payment-provider.ts'
import type { PaymentNotice, PaymentProvider } from '../../platform/card-payments/payment-provider.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import { lockAttempt } from './online-payment-record.ts'
import { settleAttempt } from './settle-attempt.ts'

/** @throws OperationError `notice_refused` */
const read = (provider: PaymentProvider, { signed, now, log, address }: Context): PaymentNotice => {
  try {
    if (signed === null) throw new ProviderError('untrusted', 'there is no body')
    return provider.readNotice(signed, now)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ reason: error.message, address }, 'a notice of the payment provider was not believed')
    throw new OperationError('notice_refused')
  }
}

/** What the provider told by itself. Each notice counts once; its answer follows the commit, so that one that was lost is sent again. */
export const handleReceivePaymentNotice: Handler<typeof receivePaymentNotice> = async (_, context) => {
  const { trx, now, cardPayments } = context
  if (cardPayments === undefined) throw new OperationError('not_found')
  const { eventId, payment } = read(cardPayments, context)
  // Locked before the notice's row refers to it: two notices at once would otherwise each wait for the other.
  const { id } = await lockAttempt(trx, payment.order)
  const first = await trx
    .insertInto('online_payment_notice')
    .values({ id: eventId, online_payment_id: id, status: payment.status, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (first !== undefined) await settleAttempt(trx, context, payment)
}
