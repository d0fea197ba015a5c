import { textIn } from '@dovolilnice/contract/locale'
import { creditableCents, creditLines } from '@dovolilnice/contract/money/unused-part'
import { vatGroups } from '@dovolilnice/contract/money/money-line'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { refundGroundLabels } from '@dovolilnice/contract/refunds/refund'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { insertInvoice } from './insert-invoice.ts'
import { auditValues, subjectOf, type InvoiceRecord } from './invoice-record.ts'
import { findTill } from './take-number.ts'

/** The invoice in force of an application, locked. The application is locked first, as where an invoice is issued. */
const lockLive = async (trx: Trx, applicationId: string): Promise<InvoiceRecord | undefined> => {
  await trx.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().execute()
  return trx
    .selectFrom('invoice')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'invoice')
    .where('cancelled_by_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Refunds that were approved and have no credit note. */
const uncredited = (trx: Trx, applicationId: string) =>
  trx
    .selectFrom('refund')
    .leftJoin('invoice', 'invoice.refund_id', 'refund.id')
    .selectAll('refund')
    .where('refund.application_id', '=', applicationId)
    .where('refund.status', 'in', ['approved', 'ordered', 'paid'])
    .where('invoice.id', 'is', null)
    .orderBy('refund.number')
    .execute()

const creditedLines = async (trx: Trx, invoice: InvoiceRecord) => {
  const credits = await trx
    .selectFrom('invoice')
    .select('lines')
    .where('reference_invoice_id', '=', invoice.id)
    .where('kind', '=', 'credit')
    .execute()
  return credits.flatMap(({ lines }) => lines)
}

/** Why a part is given back, as the payer reads it. What the clerk explained stays on the refund. */
const reasonOf = ({ ground, number }: Row<'refund'>, locale: InvoiceRecord['locale']): string =>
  `${textIn(refundGroundLabels[ground], locale)} (${number})`

/** One credit note; undefined where nothing of the invoice is left to give back. */
const credit = async (context: WorkContext, invoice: InvoiceRecord, refund: Row<'refund'>): Promise<InvoiceRecord | undefined> => {
  const { trx, clock, actor, address, requestId: request_id } = context
  const earlier = await creditedLines(trx, invoice)
  if (creditableCents(invoice.lines, earlier) === 0) return undefined
  const lines = creditLines(invoice.lines, earlier, refund.cents)
  const { application_id, payer, payment_method, transaction_id, service_from, service_until, locale } = invoice
  const made = await insertInvoice(
    context,
    await findTill(trx, localDayOf(clock.now()), invoice.device_id),
    {
      ...{ application_id, payer, payment_method, transaction_id, service_from, service_until, locale },
      kind: 'credit',
      lines,
      vat: vatGroups(lines),
      reference_invoice_id: invoice.id,
      refund_id: refund.id,
      reason: reasonOf(refund, locale),
    },
    invoice,
  )
  const event = { action: 'invoice:credit', kind: 'change', actor, address, request_id, subject: subjectOf(invoice) } as const
  await recordEvent(trx, { ...event, after: { ...auditValues(made), credit_note: made.number, refund: refund.number } }, clock)
  return made
}

/**
 * Issues the credit notes of the approved refunds of an application that have none: for the part that is paid back of its invoice in force, verified
 * by the tax authority where the invoice is. Nothing where there is no invoice, or nothing of it is left.
 * @returns the credit notes, in the order of the refunds
 * @throws OperationError `no_cash_device`, `fiscal_unavailable`, `operator_tax_number`
 */
export const creditRefunds = async (context: WorkContext, applicationId: string): Promise<InvoiceRecord[]> => {
  const invoice = await lockLive(context.trx, applicationId)
  if (invoice === undefined) return []
  const made: InvoiceRecord[] = []
  for (const refund of await uncredited(context.trx, applicationId)) {
    const note = await credit(context, invoice, refund)
    if (note !== undefined) made.push(note)
  }
  return made
}
