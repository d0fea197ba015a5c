import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The stored PDF of a pro-forma, by its own id or by its application's; of several the newest. */
export const readProFormaPdf = defineOperation({
  name: 'read-pro-forma-pdf',
  method: 'GET',
  path: 'v1/admin/invoices/proxy/pro-forma/{id}',
  access: 'invoices:read',
  summary: 'A pro-forma as a PDF, by its id or its application’s',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'pro_forma:read', kind: 'read' },
})
