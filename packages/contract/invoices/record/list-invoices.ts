import { defineListOperation } from '../../list.ts'
import { invoiceList } from './invoice-list.ts'

export const listInvoices = defineListOperation(invoiceList, {
  name: 'list-invoices',
  path: 'v1/admin/invoices',
  access: 'invoices:read',
  summary: 'Invoices',
  audit: { action: 'invoice:list', kind: 'read' },
})
