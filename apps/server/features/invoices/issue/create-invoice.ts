import type { createInvoice } from '@dovolilnice/contract/invoices/issue/create-invoice'
import type { Handler } from '../../../platform/http/context.ts'
import { readInvoiceDetails } from '../record/read-invoice.ts'
import { issueInvoice } from './issue-invoice.ts'

/** Issues an invoice by hand where none came with the payment, or it was taken back; says how the application was paid unless the call names a way. */
export const handleCreateInvoice: Handler<typeof createInvoice> = async ({ params, query }, context) => {
  const paid = await context.capabilities.howPaid(context.trx, params.id)
  const method = query.payment_method ?? paid?.payment_method ?? 'transfer'
  const transaction = query.transaction_id ?? (method === paid?.payment_method ? paid.transaction_id : undefined)
  const invoice = await issueInvoice(context, { application_id: params.id, payment_method: method, transaction_id: transaction })
  return readInvoiceDetails(context, invoice.id)
}
