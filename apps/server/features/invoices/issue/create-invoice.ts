import type { createInvoice } from '@dovolilnice/contract/invoices/issue/create-invoice'
import type { Handler } from '../../../platform/http/context.ts'
import { readInvoiceDetails } from '../record/read-invoice.ts'
import { issueInvoice } from './issue-invoice.ts'

/** By hand, for an application whose invoice was not issued with its payment. */
export const handleCreateInvoice: Handler<typeof createInvoice> = async ({ params, query }, context) => {
  const invoice = await issueInvoice(context, { application_id: params.id, ...query })
  return readInvoiceDetails(context, invoice.id)
}
