import { cancelInvoice } from '@dovolilnice/contract/invoices/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { vatGroups } from '@dovolilnice/contract/money/money-line'
import { takenBackLines } from '@dovolilnice/contract/money/net-lines'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { type WorkContext, implement } from '../../../platform/http/context.ts'
import { type Trx, notFound, updateRow } from '../../../platform/database/db.ts'
import { readInvoiceDetails } from '../record/read-invoice.ts'
import { askSendings } from '../send/send-invoices.ts'
import { insertInvoice } from './insert-invoice.ts'
import { auditValues, subjectOf, type InvoiceRecord } from './invoice-record.ts'
import { findTill } from './take-number.ts'

/** @throws OperationError `not_found`; `invoice_cancelled` for one that is taken back, and for a storno itself; `invoice_credited` */
const lockLive = async (trx: Trx, id: string): Promise<InvoiceRecord> => {
  const invoice = await trx.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (invoice.kind !== 'invoice' || invoice.cancelled_by_id !== null) throw new OperationError('invoice_cancelled')
  // A storno would give back once more what a credit note gave back.
  const credit = await trx
    .selectFrom('invoice')
    .select('number')
    .where('reference_invoice_id', '=', id)
    .where('kind', '=', 'credit')
    .executeTakeFirst()
  if (credit !== undefined) throw new OperationError('invoice_credited', { details: { number: credit.number } })
  return invoice
}

/**
 * Takes an invoice back: a storno says the same of the same payer with the amounts negative; the first invoice stays as it was and learns which one
 * takes it back.
 * @throws OperationError `not_found`, `invoice_cancelled`, `invoice_credited`, `no_cash_device`
 */
export const takeInvoiceBack = async (context: WorkContext, id: string, reason: string): Promise<InvoiceRecord> => {
  const { trx, clock, capabilities } = context
  const invoice = await lockLive(trx, id)
  const lines = takenBackLines(invoice.lines)
  const { application_id, payer, payment_method, transaction_id, service_from, service_until, locale } = invoice
  const storno = await insertInvoice(
    context,
    await findTill(trx, localDayOf(clock.now()), invoice.device_id),
    {
      ...{ application_id, payer, payment_method, transaction_id, service_from, service_until, locale },
      kind: 'storno',
      lines,
      vat: vatGroups(lines),
      reference_invoice_id: invoice.id,
      refund_id: null,
      reason,
    },
    invoice,
  )
  await updateRow(trx, 'invoice', invoice.id, { cancelled_by_id: storno.id })
  // Who never had the invoice is not bothered with its storno.
  const { invoices } = await capabilities.readParameters(trx)
  if (invoices.send_on_issue && invoice.sent_at !== null) await askSendings(context, [storno.id])
  const { actor, address, requestId: request_id } = context
  const event = { action: 'invoice:cancel', kind: 'change', actor, address, request_id, subject: subjectOf(invoice), reason } as const
  await recordEvent(trx, { ...event, after: { ...auditValues(storno), storno: storno.number } }, clock)
  return storno
}

/** Whether what an invoice says was paid lies in a drawer, or came by a terminal of the counter. */
const isMoneyAtCounter = async (trx: Trx, id: string): Promise<boolean> => {
  const payment = await trx
    .selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .innerJoin('invoice', 'invoice.application_id', 'payment_allocation.application_id')
    .select('payment.id')
    .where('invoice.id', '=', id)
    .where('payment.source', 'in', ['cash', 'card_terminal'])
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .executeTakeFirst()
  return payment !== undefined
}

export const handleCancelInvoice = implement(cancelInvoice, async ({ params, body }, context) => {
  if (body.money_stays !== true && (await isMoneyAtCounter(context.trx, params.id))) throw new OperationError('money_at_counter')
  const storno = await takeInvoiceBack(context, params.id, body.reason)
  return readInvoiceDetails(context, storno.id)
})
