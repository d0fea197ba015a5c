import type { createInvoice } from '@dovolilnice/contract/invoices/issue/create-invoice'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { readInvoiceDetails } from '../record/read-invoice.ts'
import { issueInvoice } from './issue-invoice.ts'

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
export const handleCreateInvoice: Handler<typeof createInvoice> = async ({ params, query }, context) => {
  const paid = await context.capabilities.howPaid(context.trx, params.id)
  const method = query.payment_method ?? paid?.payment_method ?? 'transfer'
  const transaction = query.transaction_id ?? (method === paid?.payment_method ? paid.transaction_id : undefined)
  const device = await deviceBefore(context.trx, params.id)
  const input = { application_id: params.id, payment_method: method, transaction_id: transaction }
  const invoice = await issueInvoice(context, { ...input, ...(device !== undefined && { device_id: device }) })
  return readInvoiceDetails(context, invoice.id)
}
