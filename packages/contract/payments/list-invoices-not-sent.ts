import { defineListOperation } from '../list.ts'
import { paidApplicationList } from './paid-application-list.ts'

/** Paid applications whose invoice has been issued and not sent yet: what `send-invoices` would send. */
export const listInvoicesNotSent = defineListOperation(paidApplicationList, {
  name: 'list-invoices-not-sent',
  path: 'v1/admin/documents/payments/paid-applications/invoice-not-sent/list',
  access: 'payments:read',
  summary: 'Paid applications whose invoice has not been sent',
  audit: { action: 'application:list', kind: 'read' },
})
