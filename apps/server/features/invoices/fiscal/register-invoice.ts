import { z } from 'zod/mini'
import { announce } from '../../../platform/database/notify.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { FiscalAnswer } from '../../../platform/fiscal/fiscal-client.ts'
import type { Services } from '../../../platform/http/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { keepPaper } from '../paper/keep-paper.ts'
import { beginAttempt, outcomeOf } from './attempts.ts'
import type { BegunAttempt } from './attempts.ts'
import { fiscalInvoiceOf } from './fiscal-invoice.ts'
import { sendConfirmed } from './send-confirmed.ts'

type Answer = FiscalAnswer<{ eor: string }>

/** A fault of the tax authority's own system: it is tried again like an outage. */
const systemError = 'S100'

/** Seconds to the next try: 4, 8, 16 … and at most ten minutes, until it succeeds. */
const pauseAfter = (attempts: number): number => Math.min(2 ** Math.min(attempts + 1, 10), 600)

/** An EOR that another invoice has already is not this one's, whoever signed it. */
const withoutForeignEor = async (trx: Trx, invoiceId: string, answer: Answer): Promise<Answer> => {
  if (answer.outcome !== 'confirmed') return answer
  const other = await trx.selectFrom('invoice').select('id').where('eor', '=', answer.eor).where('id', '<>', invoiceId).executeTakeFirst()
  return other ? { outcome: 'untrusted', reason: `the EOR ${answer.eor} belongs to another invoice` } : answer
}

const store = async (trx: Trx, services: Services, { invoice: { id } }: BegunAttempt, answer: Answer): Promise<'again' | 'done'> => {
  if (answer.outcome === 'confirmed') {
    const values = { fiscal_status: 'confirmed', fiscal_error: null, eor: answer.eor } as const
    const confirmed = await trx.updateTable('invoice').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    await sendConfirmed(trx, services, await keepPaper(trx, services, confirmed))
    return 'done'
  }
  const refused = answer.outcome === 'refused' && answer.code !== systemError
  const values = refused
    ? ({ fiscal_status: 'refused', fiscal_error: answer.code } as const)
    : { fiscal_error: answer.outcome === 'refused' ? answer.code : answer.outcome }
  await trx.updateTable('invoice').set(values).where('id', '=', id).execute()
  return refused ? 'done' : 'again'
}

/** Sends the invoice again later, in the transaction that notes why. A job that waits already takes the new time. */
export const sendAgain = (trx: Trx, send: JobContext['send'], invoiceId: string, at?: Date): Promise<void> =>
  send(trx, registerInvoiceJob, { invoice_id: invoiceId }, { singletonKey: invoiceId, ...(at && { startAfter: at }) })

const finish = (context: JobContext, attempt: BegunAttempt, given: Answer): Promise<void> =>
  context.database.transaction(async (trx) => {
    const { services, clock, send } = context
    const now = clock.now()
    const invoiceId = attempt.invoice.id
    const answer = await withoutForeignEor(trx, invoiceId, given)
    await trx.updateTable('fiscal_attempt').set(outcomeOf(answer, now)).where('id', '=', attempt.id).where('outcome', 'is', null).execute()
    const next = await store(trx, services, attempt, answer)
    await announce(trx, 'invoices')
    if (next === 'done') return
    const { tried } = await trx
      .selectFrom('fiscal_attempt')
      .select((of) => of.fn.countAll<number>().as('tried'))
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirstOrThrow()
    await sendAgain(trx, send, invoiceId, new Date(now.getTime() + pauseAfter(tried) * 1_000))
  })

/**
 * Fetches the EOR of an invoice. The message is noted before it is sent, and its outcome after; a process that ends in between leaves a note
 * without one, and the same invoice is sent again, which makes no second registration.
 */
export const registerInvoiceJob = defineJob({
  name: 'register-invoice',
  schema: z.object({ invoice_id: z.uuid() }),
  retryLimit: 100,
  retrySeconds: 5,
  longestRetrySeconds: 600,
  // A customer waits at the counter: a message whose worker died is taken up soon.
  heartbeatSeconds: 10,
  timeoutSeconds: 60,
  concurrency: 2,
  handle: async ({ invoice_id: invoiceId }, context) => {
    const { database, services, clock, send } = context
    const { fiscal } = services
    if (fiscal === undefined) throw new Error('an invoice waits for its EOR, and FISCAL_URL is not set')
    const attempt = await beginAttempt(database, invoiceId, clock.now())
    if (attempt === undefined) return
    if (attempt === 'busy') return database.transaction((trx) => sendAgain(trx, send, invoiceId, new Date(clock.now().getTime() + 60_000)))
    const message = await fiscalInvoiceOf(database.kysely, attempt.invoice, attempt.subsequent)
    await finish(context, attempt, await fiscal.sendInvoice(message, attempt.id, clock.now()))
  },
})
