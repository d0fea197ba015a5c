import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { invoiceDetailsSchema } from '../invoice.ts'

/**
 * Takes an invoice back by a storno: an invoice with its own number, the amounts negative, that names the first. Nothing is deleted. Of what was paid at
 * the counter it must be said that the money stays and a new invoice follows: money that goes back is given back at the counter, which takes the invoice
 * back by itself.
 */
export const cancelInvoice = defineOperation({
  name: 'cancel-invoice',
  method: 'POST',
  path: 'v1/admin/invoices/{id}/storno',
  access: 'invoices:write',
  summary: 'Takes an invoice back by a storno',
  params: idParams,
  body: z.object({
    reason: reasonSchema,
    /** The payer does not get the money back, and a permit that was issued stays. */
    money_stays: z.optional(z.boolean()),
  }),
  /** The storno. */
  output: invoiceDetailsSchema,
  errors: [
    'not_found',
    'invoice_cancelled',
    'invoice_credited',
    'money_at_counter',
    'no_cash_device',
    'fiscal_unavailable',
    'operator_tax_number',
  ],
})
