import { confirmOnlinePayment } from '@dovolilnice/contract/online-payments/operations'
import { errorMessage } from '../../platform/errors/error-facts.ts'
import type { ProviderPayment } from '../../platform/card-payments/payment-provider.ts'
import { providerOf } from '../../platform/card-payments/provider-for.ts'
import { type Before, type Context, type Prepare, implementPrepared } from '../../platform/http/context.ts'
import { findAttempt } from './online-payment-record.ts'
import { readAttempt } from './read-payment.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Milliseconds between two questions about one attempt, however many ask us. */
const pause = 5_000

/** Whether it is this call's turn to ask. */
const takesTurn = ({ database, now }: Before<Context>, id: string): Promise<boolean> =>
  database.transaction(async (trx) => {
    const taken = await trx
      .updateTable('online_payment')
      .set({ asked_at: now })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<=', new Date(now.getTime() - pause))]))
      .returning('id')
      .executeTakeFirst()
    return taken !== undefined
  })

/** Asks before the transaction; without an answer the page goes on waiting for the notice. */
export const prepareConfirmation: Prepare<typeof confirmOnlinePayment, ProviderPayment | undefined> = async ({ params }, context) => {
  const { database, log } = context
  const provider = providerOf(context, await findAttempt(database.kysely, params.id))
  if (provider === undefined || !(await takesTurn(context, params.id))) return undefined
  return provider.ask(params.id).catch((error: unknown) => {
    log.warn({ reason: errorMessage(error), order: params.id }, 'the payment provider gave no answer about a payment')
    return undefined
  })
}

export const handleConfirmOnlinePayment = implementPrepared(
  confirmOnlinePayment,
  prepareConfirmation,
  async ({ params }, context, told) => {
    if (told !== undefined) await settleAttempt(context.trx, context, told)
    return readAttempt(context.trx, params.id)
  },
)
