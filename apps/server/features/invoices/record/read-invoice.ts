import { OperationError } from '@dovolilnice/contract/errors'
import type { getInvoice } from '@dovolilnice/contract/invoices/record/get-invoice'
import type { invoiceDetailsSchema } from '@dovolilnice/contract/invoices/invoice'
import type { z } from 'zod/mini'
import type { Handler, SignedInContext } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/tables.ts'
import { subjectOf } from '../issue/invoice-record.ts'
import { invoiceRows, presentRow } from './invoice-rows.ts'

const linked = async (db: Db, id: string | null) =>
  id === null ? null : ((await db.selectFrom('invoice').select(['id', 'number']).where('id', '=', id).executeTakeFirst()) ?? null)

/**
 * One invoice with what belongs to it.
 * @throws OperationError `not_found`
 */
export const readInvoiceDetails = async (
  { trx, user }: Pick<SignedInContext, 'trx' | 'user'>,
  id: string,
): Promise<z.input<typeof invoiceDetailsSchema>> => {
  const row = await invoiceRows(trx).where('invoice.id', '=', id).executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  const copies = await trx
    .selectFrom('invoice_copy')
    .select(['copy_number', 'made_at', 'made_by_name'])
    .where('invoice_id', '=', id)
    .orderBy('copy_number')
    .execute()
  const notes = await trx
    .selectFrom('invoice')
    .select(['id', 'number', 'total_cents as amount'])
    .where('reference_invoice_id', '=', id)
    .where('kind', '=', 'credit')
    .orderBy('issued_at')
    .execute()
  return {
    ...row,
    ...presentRow(row, user.permissions),
    reference_invoice: await linked(trx, row.reference_invoice_id),
    cancelled_by: await linked(trx, row.cancelled_by_id),
    credit_notes: notes,
    copies,
  }
}

export const handleGetInvoice: Handler<typeof getInvoice> = async ({ params }, context) => {
  const invoice = await readInvoiceDetails(context, params.id)
  context.record({ subject: subjectOf({ id: invoice.id, number: invoice.invoice_nr }) })
  return invoice
}
