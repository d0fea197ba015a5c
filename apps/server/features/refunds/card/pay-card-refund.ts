import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { ProviderError, type CardRefundOutcome } from '../../../platform/card-payments/payment-provider.ts'
import { noMerchant, providerOf } from '../../../platform/card-payments/provider-for.ts'
import type { Db } from '../../../platform/database/db.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { mailRefund } from '../mail/mail-refund.ts'
import { auditRefund, stepRefund, subjectOf } from '../refund-record.ts'

/** Who tells what became of a refund to a card. */
const provider = { id: null, name: 'Ponudnik plačil' }

/** Milliseconds until a refund that the provider is still working on is asked for again. */
const pause = 10 * 60_000

/** Why a person must look: an earlier try, whose answer was lost, may have moved the money all the same. */
const gaveUp = 'Ponudnik plačil naročila ne sprejme. Preden vpišete račun, pri njem preverite, da denar ni že vrnjen.'

const findApproved = (db: Db, id: string) =>
  db
    .selectFrom('refund')
    .innerJoin('online_payment', 'online_payment.id', 'refund.online_payment_id')
    .select(['refund.cents', 'online_payment.id as order', 'online_payment.provider_id', 'online_payment.merchant'])
    .where('refund.id', '=', id)
    .where('refund.status', '=', 'approved')
    .executeTakeFirst()

/** Notes what the provider answered; nothing when another run has noted it before. */
const note = ({ database, services, clock, send }: JobContext, id: string, outcome: CardRefundOutcome): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now()
    const before = await trx
      .selectFrom('refund')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'approved')
      .where('online_payment_id', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) return
    if (outcome.status === 'pending')
      return send(trx, payCardRefundJob, { id }, { singletonKey: id, startAfter: new Date(now.getTime() + pause) })
    const refused = outcome.status === 'refused'
    const changes = refused
      ? { online_payment_id: null, decided_at: null, decided_by: null, answer: `Vračilo na kartico ni uspelo. ${outcome.reason}`.trim() }
      : { paid_on: localDayOf(now) }
    const after = await stepRefund(trx, before, refused ? 'refuse_card' : 'pay_card', changes, now)
    if (!refused) await mailRefund({ ...services, trx, actor: provider }, 'paid', after)
    const action = refused ? ('refund:refuse_card' as const) : ('refund:pay_card' as const)
    const event = { action, kind: 'change' as const, actor: provider, subject: subjectOf(after), reason: after.answer }
    await recordEvent(trx, { ...event, before: auditRefund(before), after: auditRefund(after) }, clock)
  })

/**
 * Pays an approved refund back to the card. The refund's id is the provider's key of the call: a run that died after the call is repeated, and the money
 * goes back once.
 */
export const payCardRefundJob = defineJob({
  name: 'pay-card-refund',
  schema: z.object({ id: z.uuid() }),
  retryLimit: 100,
  retrySeconds: 30,
  longestRetrySeconds: 3_600,
  timeoutSeconds: 60,
  handle: async ({ id }, context) => {
    const { database, services, log } = context
    const refund = await findApproved(database.kysely, id)
    if (refund === undefined) return
    const { order, provider_id: paymentId, cents, merchant } = refund
    const takesBack = providerOf(services, refund)
    if (takesBack === undefined || paymentId === null)
      throw new Error(`a refund waits for the payment provider, and ${noMerchant(merchant)}`)
    try {
      await note(context, id, await takesBack.refund({ refund: id, order, paymentId, cents }))
    } catch (error) {
      if (!(context.lastAttempt && error instanceof ProviderError && error.kind === 'refused')) throw error
      log.error({ error, refund: id }, 'the payment provider does not want a refund, and it is not tried again')
      await note(context, id, { status: 'refused', reason: gaveUp })
    }
  },
})
