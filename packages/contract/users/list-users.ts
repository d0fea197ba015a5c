import { defineListOperation } from '../list.ts'
import { userList } from './user-list.ts'

export const listUsers = defineListOperation(userList, {
  name: 'list-users',
  path: 'v1/admin/users',
  access: 'users:read',
  summary: 'People with an account',
  audit: { action: 'user:list', kind: 'read' },
})
