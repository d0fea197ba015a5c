import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { FiscalAnswer } from '../../../platform/fiscal/fiscal-client.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'

/** A message that is noted and about to be sent. */
export interface BegunAttempt {
  id: string
  invoice: InvoiceRecord
  subsequent: boolean
}

/** Seconds after which a message without an outcome is one whose process ended: a call takes ten at most. */
const lifetime = 60

const lockWaiting = (trx: Trx, invoiceId: string) =>
  trx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).where('fiscal_status', '=', 'waiting').forUpdate().executeTakeFirst()

/** Closes what a dead process left open. */
const closeForgotten = (trx: Trx, invoiceId: string, now: Date) =>
  trx
    .updateTable('fiscal_attempt')
    .set({ outcome: 'unreachable', answered_at: now, detail: 'the process ended before an answer was noted' })
    .where('invoice_id', '=', invoiceId)
    .where('outcome', 'is', null)
    .where('sent_at', '<=', new Date(now.getTime() - lifetime * 1_000))
    .execute()

const countAttempts = (trx: Trx, invoiceId: string) =>
  trx
    .selectFrom('fiscal_attempt')
    .select((of) => [of.fn.countAll<number>().as('all'), sql<number>`count(*) filter (where outcome is null)`.as('open')])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow()

/**
 * Notes that a message about an invoice is sent now. It comes subsequently once a message was tried before, or the paper was handed over
 * without an EOR. `busy` while another message about it is under way; undefined for an invoice that does not wait any more.
 */
export const beginAttempt = (database: Database, invoiceId: string, now: Date): Promise<BegunAttempt | 'busy' | undefined> =>
  database.transaction(async (trx) => {
    const invoice = await lockWaiting(trx, invoiceId)
    if (invoice === undefined) return undefined
    await closeForgotten(trx, invoiceId, now)
    const { open, all } = await countAttempts(trx, invoiceId)
    if (open > 0) return 'busy'
    const attempt = { id: v7(), invoice_id: invoiceId, subsequent: all > 0 || invoice.storage_key !== null, sent_at: now }
    await trx.insertInto('fiscal_attempt').values(attempt).execute()
    return { id: attempt.id, invoice, subsequent: attempt.subsequent }
  })

type Outcome = FiscalAnswer<{ eor?: string }>

const longestDetail = 500

/** The columns of an attempt that an answer fills. */
export const outcomeOf = (answer: Outcome, now: Date) => ({
  answered_at: now,
  outcome: answer.outcome,
  code: answer.outcome === 'refused' ? answer.code : null,
  eor: answer.outcome === 'confirmed' ? (answer.eor ?? null) : null,
  detail:
    (answer.outcome === 'refused' ? answer.message : answer.outcome === 'confirmed' ? '' : answer.reason).slice(0, longestDetail) || null,
})
