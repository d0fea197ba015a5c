import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { lineSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { invoiceDetailsSchema, paymentMethods } from '../invoice.ts'

/** Issues the invoice of a paid application; `{id}` is the application. The GET is the specification's and changes state. */
export const createInvoice = defineOperation({
  name: 'create-invoice',
  method: 'GET',
  path: 'v1/admin/invoices/{id}/create',
  access: 'invoices:write',
  summary: 'Issues the invoice of an application',
  params: idParams,
  query: z.object({
    /** Absent: as the payments of the application say; a bank transfer where none is recorded. */
    payment_method: z.optional(z.enum(paymentMethods)),
    /** What the card terminal or the online payment names the payment by. */
    transaction_id: z.optional(lineSchema.check(z.maxLength(80))),
  }),
  output: invoiceDetailsSchema,
  changesState: true,
  errors: ['not_found', 'unpaid', 'nothing_to_invoice', 'invoice_exists', 'no_cash_device', 'fiscal_unavailable', 'operator_tax_number'],
})
