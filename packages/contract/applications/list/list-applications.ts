import { defineListOperation } from '../../list.ts'
import { applicationList } from './application-list.ts'

export const listApplications = defineListOperation(applicationList, {
  name: 'list-applications',
  path: 'v1/admin/applications',
  access: 'applications:read',
  summary: 'Applications',
  audit: { action: 'application:list', kind: 'read' },
})
