import { defineListOperation } from '../list.ts'
import { bollardHistoryList } from './bollard-history-list.ts'

/** The archive of the bollards, for operators: the same lines. None of them names a driver. */
export const listOperatorBollardEvents = defineListOperation(bollardHistoryList, {
  name: 'list-operator-bollard-events',
  path: 'v1/operator/events/bollards',
  access: 'bollards:read',
  summary: 'Commands and state changes of the bollards, for operators',
})
