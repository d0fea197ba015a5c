import { defineListOperation } from '../list.ts'
import { paidApplicationList } from './paid-application-list.ts'

/** Applications whose fee has been paid in full. */
export const listPaidApplications = defineListOperation(paidApplicationList, {
  name: 'list-paid-applications',
  path: 'v1/admin/documents/payments/paid-applications/list',
  access: 'payments:read',
  summary: 'Paid applications',
  audit: { action: 'application:list', kind: 'read' },
})
