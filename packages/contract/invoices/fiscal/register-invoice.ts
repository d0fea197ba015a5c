import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { invoiceDetailsSchema } from '../invoice.ts'

/** Sends an invoice to the tax authority again: one that was refused, once the cause is mended, or one that waits, without waiting longer. */
export const registerInvoice = defineOperation({
  name: 'register-invoice',
  method: 'POST',
  path: 'v1/admin/invoices/{id}/register',
  access: 'invoices:write',
  summary: 'Sends an invoice to the tax authority again',
  params: idParams,
  output: invoiceDetailsSchema,
  errors: ['not_found', 'fiscal_unavailable', 'fiscal_settled'],
  audit: { action: 'invoice:register', kind: 'change' },
})
