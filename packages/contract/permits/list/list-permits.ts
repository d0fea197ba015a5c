import { defineListOperation } from '../../list.ts'
import { permitList } from './permit-list.ts'

export const listPermits = defineListOperation(permitList, {
  name: 'list-permits',
  path: 'v1/admin/permits',
  access: 'permits:read',
  summary: 'Permits',
  audit: { action: 'permit:list', kind: 'read' },
})
