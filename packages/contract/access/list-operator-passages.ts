import { defineListOperation } from '../list.ts'
import { operatorPassageList } from './operator-passage-list.ts'

/** What came to the gates in the last 48 hours, for operators. Older lines are not theirs to see. */
export const listOperatorPassages = defineListOperation(operatorPassageList, {
  name: 'list-operator-passages',
  path: 'v1/operator/data/passages',
  access: 'plates:check',
  summary: 'Passages and refusals of the last 48 hours, for operators',
  audit: { action: 'access_log:list', kind: 'read' },
})
