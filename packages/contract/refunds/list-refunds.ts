import { defineListOperation } from '../list.ts'
import { refundList } from './refund-list.ts'

export const listRefunds = defineListOperation(refundList, {
  name: 'list-refunds',
  path: 'v1/admin/refunds',
  access: 'payments:read',
  summary: 'Refunds',
  audit: { action: 'refund:list', kind: 'read' },
})
