import { defineListOperation } from '../../list.ts'
import { applicationList } from './application-list.ts'

export const listUserApplications = defineListOperation(applicationList, {
  name: 'list-user-applications',
  path: 'v1/admin/users/{id}/applications',
  access: 'applications:read',
  summary: 'Applications of a user',
  audit: { action: 'application:list', kind: 'read' },
})
