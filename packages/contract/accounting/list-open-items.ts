import { defineListOperation } from '../list.ts'
import { openItemList } from './open-item.ts'

/** What is owed to the town and by it. */
export const listOpenItems = defineListOperation(openItemList, {
  name: 'list-open-items',
  path: 'v1/admin/accounting/open-items',
  access: 'accounting:read',
  summary: 'Open items',
  audit: { action: 'open_item:list', kind: 'read' },
})
