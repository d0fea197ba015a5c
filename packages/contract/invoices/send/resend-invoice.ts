import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Mails an invoice once more, because a clerk wants it: the same file, to the present address of the application. */
export const resendInvoice = defineOperation({
  name: 'resend-invoice',
  method: 'POST',
  path: 'v1/admin/invoices/{id}/resend',
  access: 'invoices:write',
  summary: 'Mails an invoice once more',
  params: idParams,
  errors: ['not_found', 'invoice_without_email', 'invoice_through_ujp', 'fiscal_unavailable'],
  audit: { action: 'invoice:resend', kind: 'change' },
})
