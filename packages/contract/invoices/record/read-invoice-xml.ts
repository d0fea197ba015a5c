import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The invoice of a company or a budget user as an e-SLOG 2.0 file, always the same; others have none. */
export const readInvoiceXml = defineOperation({
  name: 'read-invoice-xml',
  method: 'GET',
  path: 'v1/admin/invoices/{id}/eslog',
  access: 'invoices:read',
  summary: 'An invoice as an e-SLOG file',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'invoice:download_xml', kind: 'read' },
})
