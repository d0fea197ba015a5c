import { defineListOperation } from '../list.ts'
import { paymentList } from './payment-list.ts'

export const listPayments = defineListOperation(paymentList, {
  name: 'list-payments',
  path: 'v1/admin/documents/payments',
  access: 'payments:read',
  summary: 'Payments',
  audit: { action: 'payment:list', kind: 'read' },
})
