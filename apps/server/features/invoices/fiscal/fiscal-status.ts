import { readFiscalStatus } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Db, type Trx, insertRow, sql } from '../../../platform/database/db.ts'
import type { FiscalAnswer, FiscalClient } from '../../../platform/fiscal/fiscal-client.ts'
import { endsSoon } from '../../../platform/fiscal/watch-certificate.ts'
import { type Services, implement } from '../../../platform/http/context.ts'
import { Gauge } from 'prom-client'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'

/** Invoices without an EOR by where they stand, and the day on which the first term ends. */
export const countOpenInvoices = (db: Db, today: string) =>
  db
    .selectFrom('invoice')
    .select([
      sql<number>`count(*) filter (where fiscal_status = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where fiscal_status = 'refused')`.as('refused'),
      sql<number>`count(*) filter (where fiscal_due_on <= ${today}::date)`.as('pressing'),
      sql<string | null>`min(fiscal_due_on)`.as('first_due_on'),
    ])
    .where('fiscal_status', 'in', ['waiting', 'refused'])
    .executeTakeFirstOrThrow()

const linkOf = (fiscal: FiscalClient, ownTaxNumber: string, now: Date) => ({
  test_environment: fiscal.testEnvironment,
  tax_number: fiscal.certificate.taxNumber,
  is_own: fiscal.certificate.taxNumber === ownTaxNumber.replace(/^SI/, ''),
  ends_at: fiscal.certificate.endsAt,
  ends_soon: endsSoon(fiscal, now),
})

export const handleReadFiscalStatus = implement(readFiscalStatus, async (_, { db, fiscal, now, capabilities }) => {
  const { municipality } = await capabilities.readParameters(db)
  return { link: fiscal ? linkOf(fiscal, municipality.tax_number, now) : null, ...(await countOpenInvoices(db, localDayOf(now))) }
})

type Counts = Awaited<ReturnType<typeof countOpenInvoices>>

/** Figures of the verification that somebody should be woken for; absent while the database is away. */
export const fiscalMetrics = ({ database, clock }: Services): Gauge[] => {
  const gauge = (name: string, help: string, valueOf: (counts: Counts) => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const counts = await countOpenInvoices(database.kysely, localDayOf(clock.now())).catch(() => undefined)
        if (counts === undefined) this.remove()
        else this.set(valueOf(counts))
      },
    })
  return [
    gauge('fiscal_invoices_waiting', 'Invoices that wait for their EOR', ({ waiting }) => waiting),
    gauge('fiscal_invoices_refused', 'Invoices that the tax authority has refused', ({ refused }) => refused),
    gauge('fiscal_invoices_pressing', 'Invoices without an EOR whose term ends today or has ended', ({ pressing }) => pressing),
  ]
}

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
    await insertRow(trx, 'fiscal_attempt', attempt)
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
