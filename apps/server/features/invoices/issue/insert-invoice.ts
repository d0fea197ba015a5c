import { createRow } from '../../../platform/database/db.ts'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import { v7 } from 'uuid'
import { keepPaper } from '../paper/keep-paper.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { issuerOf } from './parties.ts'
import type { InvoiceRecord } from './invoice-record.ts'
import { marksOf, sendAgain } from '../fiscal/register-invoice.ts'
import { takeNumber, type Till } from './take-number.ts'

/** What is to be invoiced; number, time, operator and issuer are added. */
export type InvoiceDraft = Pick<
  InvoiceRecord,
  | 'kind'
  | 'application_id'
  | 'payer'
  | 'lines'
  | 'vat'
  | 'payment_method'
  | 'transaction_id'
  | 'service_from'
  | 'service_until'
  | 'locale'
  | 'reference_invoice_id'
  | 'refund_id'
  | 'reason'
> &
  Partial<Pick<InvoiceRecord, 'open_cents'>>

/**
 * Numbers and stores an invoice with its paper, in the caller's transaction. The series is locked from here on: the time is taken after that,
 * so that times rise with the numbers.
 * @param takesBack the invoice that it takes back, whole or in part
 */
export const insertInvoice = async (
  context: WorkContext,
  till: Till,
  draft: InvoiceDraft,
  takesBack?: InvoiceRecord,
): Promise<InvoiceRecord> => {
  const { trx, clock, actor, capabilities } = context
  const issuer = issuerOf(await capabilities.readParameters(trx), takesBack?.issuer)
  const numbered = {
    ...(await takeNumber(trx, till, clock)),
    premise_code: till.premise.code,
    device_code: till.device.code,
    total_cents: sumOf(draft.lines),
  }
  const marks = await marksOf(context, { ...draft, ...numbered, issuer })
  const invoice = await createRow(trx, 'invoice', {
    id: v7(),
    ...draft,
    ...numbered,
    ...marks,
    premise_id: till.premise.id,
    device_id: till.device.id,
    numbering: till.premise.numbering,
    issuer: JSON.stringify(issuer),
    payer: JSON.stringify(draft.payer),
    lines: JSON.stringify(draft.lines),
    vat: JSON.stringify(draft.vat),
    issued_by: actor.id,
    issued_by_name: actor.name,
  })
  await announce(trx, 'invoices')
  if (marks.fiscal_status === 'none') return keepPaper(trx, context, invoice)
  // Its paper is made when the EOR is here, or when somebody asks for it before.
  await sendAgain(trx, context.send, invoice.id)
  return invoice
}
