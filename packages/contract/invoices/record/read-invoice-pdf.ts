import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The invoice as it was issued, always the same file. */
export const readInvoicePdf = defineOperation({
  name: 'read-invoice-pdf',
  method: 'GET',
  path: 'v1/admin/invoices/{id}/pdf',
  access: 'invoices:read',
  summary: 'An invoice as a PDF',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'invoice:print', kind: 'read' },
})
