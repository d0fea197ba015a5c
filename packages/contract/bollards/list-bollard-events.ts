import { defineListOperation } from '../list.ts'
import { bollardHistoryList } from './bollard-history-list.ts'

/** The archive of the bollards, for administrators. */
export const listBollardEvents = defineListOperation(bollardHistoryList, {
  name: 'list-bollard-events',
  path: 'v1/admin/events/bollards',
  access: 'bollards:administer',
  summary: 'Commands and state changes of the bollards, for administrators',
})
