import { defineListOperation } from '../../list.ts'
import { idParams } from '../../primitives/ids.ts'
import { permitList } from './permit-list.ts'

export const listUserPermits = defineListOperation(permitList, {
  name: 'list-user-permits',
  path: 'v1/admin/users/{id}/permits',
  access: 'permits:read',
  summary: 'Permits of a person',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'permit:list', kind: 'read' },
})
