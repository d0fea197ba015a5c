import { defineListOperation } from '../../list.ts'
import { idParams } from '../../primitives/field-schemas.ts'
import { applicationList } from './application-list.ts'

export const listUserApplications = defineListOperation(applicationList, {
  name: 'list-user-applications',
  path: 'v1/admin/users/{id}/applications',
  access: 'applications:read',
  summary: 'Applications of a user',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'application:list', kind: 'read' },
})
