import { OperationError } from '@dovolilnice/contract/errors'
import type { receivePaymentNotice } from '@dovolilnice/contract/online-payments/receive-payment-notice'
import { ProviderError } from '../../platform/card-payments/payment-provider.ts'
import type { PaymentNotice, PaymentProvider } from '../../platform/card-payments/payment-provider.ts'
import { providersOf } from '../../platform/card-payments/provider-for.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import { lockAttempt } from './online-payment-record.ts'
import { settleAttempt } from './settle-attempt.ts'

/** What a notice says to the merchant whose secret signed it. @throws ProviderError */
const readAs = ([first, ...others]: readonly PaymentProvider[], { signed, now }: Context): PaymentNotice => {
  if (first === undefined || signed === null) throw new ProviderError('untrusted', 'there is no body')
  try {
    return first.readNotice(signed, now)
  } catch (error) {
    const [next] = others
    if (!(error instanceof ProviderError) || next === undefined) throw error
    return next.readNotice(signed, now)
  }
}

/** @throws OperationError `notice_refused` */
const read = (context: Context): PaymentNotice => {
  try {
    return readAs(providersOf(context), context)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ reason: error.message, address: context.address }, 'a notice of the payment provider was not believed')
    throw new OperationError('notice_refused')
  }
}

/** What the provider told by itself. Each notice counts once; its answer follows the commit, so that one that was lost is sent again. */
export const handleReceivePaymentNotice: Handler<typeof receivePaymentNotice> = async (_, context) => {
  const { trx, now } = context
  if (context.cardPayments === undefined) throw new OperationError('not_found')
  const { eventId, payment } = read(context)
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
