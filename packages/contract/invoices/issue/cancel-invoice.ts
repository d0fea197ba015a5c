import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { invoiceDetailsSchema } from '../invoice.ts'

/** Takes an invoice back by a storno: an invoice with its own number, the amounts negative, that names the first. Nothing is deleted. */
export const cancelInvoice = defineOperation({
  name: 'cancel-invoice',
  method: 'POST',
  path: 'v1/admin/invoices/{id}/storno',
  access: 'invoices:write',
  summary: 'Takes an invoice back by a storno',
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  /** The storno. */
  output: invoiceDetailsSchema,
  errors: ['not_found', 'invoice_cancelled', 'invoice_credited', 'no_cash_device', 'fiscal_unavailable', 'operator_tax_number'],
})
