import { defineListOperation } from '../list.ts'
import { accessLogList } from './access-log-list.ts'

/** The access log of all gates. Its lines are personal data, so each reading is audited with its filters. */
export const listAccessLog = defineListOperation(accessLogList, {
  name: 'list-access-log',
  path: 'v1/admin/access-log',
  access: 'access-log:read',
  summary: 'Access log of all gates',
  audit: { action: 'access_log:list', kind: 'read' },
})
