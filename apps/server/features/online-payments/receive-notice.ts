import { OperationError } from '@dovolilnice/contract/errors'
import { receivePaymentNotice } from '@dovolilnice/contract/online-payments/operations'
import { idSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { ProviderError, type PaymentNotice, type PaymentProvider } from '../../platform/card-payments/payment-provider.ts'
import { providerOf, providersOf } from '../../platform/card-payments/provider-for.ts'
import { type Context, implement } from '../../platform/http/context.ts'
import { lockAttempt } from './online-payment-record.ts'
import { settleAttempt } from './settle-attempt.ts'

/** What a notice says, and the merchant whose secret signed it. */
interface Read {
  notice: PaymentNotice
  signer: PaymentProvider
}

/** @throws ProviderError */
const readAs = ([first, ...others]: readonly PaymentProvider[], { signed, now }: Context): Read => {
  if (first === undefined || signed === null) throw new ProviderError('untrusted', 'there is no body')
  try {
    return { notice: first.readNotice(signed, now), signer: first }
  } catch (error) {
    const [next] = others
    if (!(error instanceof ProviderError) || next === undefined) throw error
    return { notice: next.readNotice(signed, now), signer: next }
  }
}

const refuse = ({ log, address }: Context, reason: string): OperationError => {
  log.warn({ reason, address }, 'a notice of the payment provider was not believed')
  return new OperationError('notice_refused')
}

/** @throws OperationError `notice_refused` */
const read = (context: Context): Read => {
  try {
    return readAs(providersOf(context), context)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw refuse(context, error.message)
  }
}

/** What the provider told by itself. Each notice counts once; its answer follows the commit, so that one that was lost is sent again. */
export const handleReceivePaymentNotice = implement(receivePaymentNotice, async (_, context) => {
  const { trx, now } = context
  if (context.cardPayments === undefined) throw new OperationError('not_found')
  const { notice, signer } = read(context)
  const { eventId, payment } = notice
  if (!idSchema.safeParse(payment.order).success) throw new OperationError('not_found')
  // Locked before the notice's row refers to it: two notices at once would otherwise each wait for the other.
  const attempt = await lockAttempt(trx, payment.order)
  const { id } = attempt
  if (providerOf(context, attempt)?.merchant !== signer.merchant) throw refuse(context, 'it is about a payment of another merchant')
  const first = await trx
    .insertInto('online_payment_notice')
    .values({ id: eventId, online_payment_id: id, status: payment.status, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (first !== undefined) await settleAttempt(trx, context, payment)
})
