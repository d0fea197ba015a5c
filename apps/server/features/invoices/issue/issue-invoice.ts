import { OperationError } from '@dovolilnice/contract/errors'
import type { PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import { vatGroups } from '@dovolilnice/contract/money/money-line'
import { withoutVat } from '@dovolilnice/contract/money/net-lines'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { type Row, type Trx, notFound } from '../../../platform/database/db.ts'
import { type WorkContext, implement } from '../../../platform/http/context.ts'
import { askSendings } from '../send/send-invoices.ts'
import { insertInvoice } from './insert-invoice.ts'
import { creditRefunds } from './credit-refund.ts'
import { auditValues, type InvoiceRecord, subjectOf } from './invoice-record.ts'
import { payerOf } from './parties.ts'
import { findTill } from './take-number.ts'
import { createInvoice } from '@dovolilnice/contract/invoices/operations'
import { readInvoiceDetails } from '../record/read-invoice.ts'

export interface IssueInvoiceInput {
  application_id: string
  payment_method: PaymentMethod
  /** What the card terminal, the online payment or the bank names the payment by. */
  transaction_id?: string | undefined
  /** The device that issues it; the default where none is said, or where it is out of use. */
  device_id?: string
  /** What is still to be paid, where a part was paid at the counter: then the application is not paid yet. */
  open_cents?: number
}

/** The application, locked, so that two calls never invoice it at once. */
const lockPaid = async (trx: Trx, { application_id: id, open_cents: open }: IssueInvoiceInput): Promise<Row<'application'>> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (application.fee_cents === 0) throw new OperationError('nothing_to_invoice')
  const isDue = open === undefined ? application.status === 'paid' || application.status === 'completed' : application.status === 'approved'
  if (!isDue) throw new OperationError('unpaid')
  return application
}

const requireNone = async (trx: Trx, applicationId: string): Promise<void> => {
  const live = await trx
    .selectFrom('invoice')
    .select('number')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'invoice')
    .where('cancelled_by_id', 'is', null)
    .executeTakeFirst()
  if (live !== undefined) throw new OperationError('invoice_exists', { details: { number: live.number } })
}

/**
 * Issues the invoice of a paid application, numbered without a gap, and has it sent where the town says so, in the caller's transaction. A
 * second one is refused while the first is not taken back. What was paid back before is credited at once.
 * @throws OperationError `not_found`, `unpaid`, `nothing_to_invoice`, `invoice_exists`, `no_cash_device`, `fiscal_unavailable`, `operator_tax_number`
 */
export const issueInvoice = async (context: WorkContext, input: IssueInvoiceInput): Promise<InvoiceRecord> => {
  const { trx, clock, capabilities } = context
  const application = await lockPaid(trx, input)
  await requireNone(trx, application.id)
  const parameters = await capabilities.readParameters(trx)
  const { fee_lines: told } = application
  const days = await trx
    .selectFrom('permit')
    .select(['valid_from', 'valid_until'])
    .where('application_id', '=', application.id)
    .orderBy('issued_at')
    .executeTakeFirst()
  const lines = parameters.invoices.vat_payer ? told : withoutVat(told)
  const invoice = await insertInvoice(context, await findTill(trx, localDayOf(clock.now()), input.device_id), {
    kind: 'invoice',
    application_id: application.id,
    service_from: (days ?? application).valid_from,
    service_until: (days ?? application).valid_until,
    locale: await capabilities.paperLocale(trx, context, { application_id: application.id, permit_id: null, locale: application.locale }),
    payer: payerOf(application, parameters),
    lines,
    vat: vatGroups(lines),
    payment_method: input.payment_method,
    transaction_id: input.transaction_id ?? null,
    reference_invoice_id: null,
    refund_id: null,
    open_cents: input.open_cents ?? null,
    reason: null,
  })
  const { actor, address, requestId: request_id } = context
  const event = { action: 'invoice:issue', kind: 'change', actor, address, request_id, subject: subjectOf(invoice) } as const
  await recordEvent(trx, { ...event, after: auditValues(invoice) }, clock)
  const credits = await creditRefunds(context, application.id)
  if (parameters.invoices.send_on_issue)
    await askSendings(
      context,
      [invoice, ...credits].map(({ id }) => id),
    )
  return invoice
}

/** The device of the invoice that was taken back last: what follows it is numbered where it was. */
const deviceBefore = async (trx: Trx, applicationId: string): Promise<string | undefined> => {
  const before = await trx
    .selectFrom('invoice')
    .select('device_id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'invoice')
    .where('cancelled_by_id', 'is not', null)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before?.device_id
}

/** By hand, for an application whose invoice was not issued with its payment, or was taken back. Unless told, it says how the application was paid. */
export const handleCreateInvoice = implement(createInvoice, async ({ params, query }, context) => {
  const paid = await context.capabilities.howPaid(context.trx, params.id)
  const method = query.payment_method ?? paid?.payment_method ?? 'transfer'
  const transaction = query.transaction_id ?? (method === paid?.payment_method ? paid.transaction_id : undefined)
  const device = await deviceBefore(context.trx, params.id)
  const input = { application_id: params.id, payment_method: method, transaction_id: transaction }
  const invoice = await issueInvoice(context, { ...input, ...(device !== undefined && { device_id: device }) })
  return readInvoiceDetails(context, invoice.id)
})
