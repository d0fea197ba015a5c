import { type Db, type Trx, changeRow, updateRow, type Row } from '../../../platform/database/db.ts'
import type { FiscalInvoice } from '../../../platform/fiscal/fiscal-messages.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'
import type { Services, WorkContext } from '../../../platform/http/context.ts'
import { askSendings } from '../send/send-invoices.ts'
import { z } from 'zod/mini'
import { announce } from '../../../platform/database/notify.ts'
import type { FiscalAnswer } from '../../../platform/fiscal/fiscal-client.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { keepPaper } from '../paper/keep-paper.ts'
import { beginAttempt, type BegunAttempt, outcomeOf } from './fiscal-status.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { isFiscal } from '@dovolilnice/contract/invoices/invoice'
import { lastSendingDay } from '@dovolilnice/contract/money/fiscal-term'

/** A number of tax without the prefix that stands on paper. */
const digitsOf = (taxNumber: string): string => taxNumber.replace(/^SI/, '')

/** A stored invoice as the tax authority is told of it: the same each time, but for whether it comes subsequently. */
const fiscalInvoiceOf = async (db: Db, invoice: InvoiceRecord, subsequent: boolean): Promise<FiscalInvoice> => {
  const of = invoice.reference_invoice_id
  const reference = of === null ? undefined : await db.selectFrom('invoice').selectAll().where('id', '=', of).executeTakeFirstOrThrow()
  return {
    tax_number: digitsOf(invoice.issuer.tax_number),
    issued_at: invoice.issued_at,
    premise: invoice.premise_code,
    device: invoice.device_code,
    sequence: invoice.sequence,
    numbering: invoice.numbering,
    total_cents: invoice.total_cents,
    zoi: invoice.zoi ?? '',
    lines: invoice.lines,
    vat_payer: invoice.issuer.vat_payer !== false,
    operator_tax_number: invoice.operator_tax_number,
    ...(invoice.payer.is_company && invoice.payer.tax_number !== null && { customer_vat_number: invoice.payer.tax_number }),
    ...(reference && {
      reference: {
        premise: reference.premise_code,
        device: reference.device_code,
        sequence: reference.sequence,
        issued_at: reference.issued_at,
      },
    }),
    subsequent,
  }
}

/** Nobody did it: the EOR came. */
const actor = { id: null, name: 'samodejno' }

/**
 * Has an invoice mailed once its EOR is here, where the town has invoices mailed at issue; a storno only to those who have the invoice. A credit
 * note always: the mail about its refund has announced it.
 */
const sendConfirmed = async (trx: Trx, services: Services, invoice: InvoiceRecord): Promise<void> => {
  const { invoices } = await services.capabilities.readParameters(trx)
  if (!invoices.send_on_issue && invoice.kind !== 'credit') return
  const of = invoice.kind === 'storno' ? invoice.reference_invoice_id : null
  const taken = of === null ? undefined : await trx.selectFrom('invoice').select('sent_at').where('id', '=', of).executeTakeFirstOrThrow()
  if (taken?.sent_at === null) return
  await askSendings({ ...services, trx, actor }, [invoice.id])
}

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
    const confirmed = await changeRow(trx, 'invoice', id, values)
    await sendConfirmed(trx, services, await keepPaper(trx, services, confirmed))
    return 'done'
  }
  const refused = answer.outcome === 'refused' && answer.code !== systemError
  const values = refused
    ? ({ fiscal_status: 'refused', fiscal_error: answer.code } as const)
    : { fiscal_error: answer.outcome === 'refused' ? answer.code : answer.outcome }
  await updateRow(trx, 'invoice', id, values)
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

/** The parts of an invoice from which its marks are computed. */
type Markable = Pick<
  Row<'invoice'>,
  'payment_method' | 'issuer' | 'premise_code' | 'device_code' | 'sequence' | 'total_cents' | 'issued_at'
>

const taxDigits = (taxNumber: string): string | undefined => /^(?:SI)?(\d{8})$/.exec(taxNumber)?.[1]

/** Whose number stands for the operator: the clerk's own; where no person issues, that of the municipality (specification, R_3.10). */
const operatorOf = async ({ trx, actor }: WorkContext, issuerTaxNumber: string): Promise<string> => {
  if (actor.id === null) return issuerTaxNumber
  const clerk = await trx.selectFrom('app_user').select('tax_number').where('id', '=', actor.id).executeTakeFirst()
  const own = taxDigits(clerk?.tax_number ?? '')
  if (own === undefined) throw new OperationError('operator_tax_number')
  return own
}

/**
 * The columns with which an invoice waits for the tax authority; none for one that need not be verified.
 * @throws OperationError `fiscal_unavailable` without a link to the tax authority or without the town's tax number; `operator_tax_number`
 */
export const marksOf = async (context: WorkContext, invoice: Markable) => {
  if (!isFiscal(invoice.payment_method)) return { fiscal_status: 'none' as const }
  const taxNumber = taxDigits(invoice.issuer.tax_number)
  if (context.fiscal === undefined || taxNumber === undefined) throw new OperationError('fiscal_unavailable')
  return {
    fiscal_status: 'waiting' as const,
    fiscal_test: context.fiscal.testEnvironment,
    fiscal_due_on: lastSendingDay(invoice.issued_at),
    operator_tax_number: await operatorOf(context, taxNumber),
    zoi: context.fiscal.zoiOf({ ...invoice, tax_number: taxNumber, premise: invoice.premise_code, device: invoice.device_code }),
  }
}
