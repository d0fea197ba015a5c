import { defineListOperation } from '../list.ts'
import { idParams } from '../primitives/ids.ts'
import { accessLogList } from './access-log-list.ts'

/** The passages of one user's permits. */
export const listUserAccessLog = defineListOperation(accessLogList, {
  name: 'list-user-access-log',
  path: 'v1/admin/users/{id}/access-log',
  access: 'access-log:read',
  summary: "Access log of one user's permits",
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'access_log:list', kind: 'read' },
})
