import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { invoiceDetailsSchema } from '../invoice.ts'

export const getInvoice = defineOperation({
  name: 'get-invoice',
  method: 'GET',
  path: 'v1/admin/invoices/{id}',
  access: 'invoices:read',
  summary: 'One invoice',
  params: idParams,
  output: invoiceDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'invoice:read', kind: 'read' },
})
