import { defineListOperation } from '../list.ts'
import { appealList } from './appeal-list.ts'

export const listAppeals = defineListOperation(appealList, {
  name: 'list-appeals',
  path: 'v1/admin/appeals',
  access: 'applications:read',
  summary: 'Appeals against acts',
  audit: { action: 'appeal:list', kind: 'read' },
})
