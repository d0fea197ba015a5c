import { z } from 'zod/mini'
import { errorMessage } from '../../platform/errors/error-facts.ts'
import type { ProviderPayment } from '../../platform/card-payments/payment-provider.ts'
import { noMerchant, providerOf } from '../../platform/card-payments/provider-for.ts'
import type { Trx } from '../../platform/database/db.ts'
import { defineJob, type JobContext, type SendJob } from '../../platform/jobs/job.ts'
import { changeAttempt, lockAttempt } from './online-payment-record.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'
import { settleAttempt } from './settle-attempt.ts'

const second = 1_000
const day = 86_400 * second
/** Nobody asks any more after this: what a provider has not settled by then a clerk finds on its statement. */
const longest = 14 * day

/** When to ask next: a minute after the start, later half as often as it is old, at most every ten minutes, after a day every hour. */
const pauseAfter = (age: number): number => (age > day ? 3_600 * second : Math.min(Math.max(60 * second, age / 2), 600 * second))

/** Has the provider asked what became of an attempt, in case its notice never comes. */
export const askLater = (trx: Trx, send: SendJob, { id, created_at: begun }: Pick<OnlinePaymentRecord, 'id' | 'created_at'>, now: Date) => {
  const age = now.getTime() - begun.getTime()
  return send(trx, askProviderJob, { id }, { singletonKey: id, startAfter: new Date(now.getTime() + pauseAfter(age)) })
}

/** What follows from an answer that is no end: the time is over for the payer, not for the question whether money came. */
const goOn = async (trx: Trx, { clock, send }: JobContext, id: string, isUnknown: boolean): Promise<void> => {
  const now = clock.now()
  const attempt = await lockAttempt(trx, id)
  if (attempt.confirmed_at !== null) return
  const isOver = attempt.expires_at <= now
  const ended = isOver && attempt.status === 'open' ? ({ status: 'expired', ended_at: now } as const) : {}
  // What the provider has never heard of cannot be paid any more.
  const confirmed = isOver && isUnknown ? { confirmed_at: now } : {}
  await changeAttempt(trx, id, { ...ended, ...confirmed, asked_at: now })
  if (!(isOver && isUnknown)) await askLater(trx, send, attempt, now)
}

const apply = ({ database, ...context }: JobContext, id: string, told: ProviderPayment | 'unknown' | 'no answer'): Promise<void> =>
  database.transaction(async (trx) => {
    if (told === 'unknown' || told === 'no answer' || told.status === 'open')
      return goOn(trx, { database, ...context }, id, told === 'unknown')
    await settleAttempt(trx, context.services, told)
  })

/** Asks the provider what became of an attempt, until it says so: a notice may be late, or never come. */
export const askProviderJob = defineJob({
  name: 'ask-payment-provider',
  schema: z.object({ id: z.uuid() }),
  retrySeconds: 30,
  retryLimit: 20,
  timeoutSeconds: 60,
  handle: async ({ id }, context) => {
    const { database, services, clock, log } = context
    const attempt = await database.kysely.selectFrom('online_payment').selectAll().where('id', '=', id).executeTakeFirst()
    if (attempt === undefined || attempt.confirmed_at !== null) return
    if (clock.now().getTime() - attempt.created_at.getTime() > longest) return
    const provider = providerOf(services, attempt)
    if (provider === undefined) throw new Error(`a card payment waits for its answer, and ${noMerchant(attempt.merchant)}`)
    const told = await provider.ask(id).catch((error: unknown) => {
      log.info({ reason: errorMessage(error), id }, 'the payment provider gave no answer about a payment')
      return 'no answer' as const
    })
    await apply(context, id, told ?? 'unknown')
  },
})
