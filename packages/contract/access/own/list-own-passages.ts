import { defineListOperation } from '../../list.ts'
import { ownPassageList } from './own-passage-list.ts'

/** The passages of one's own permits in the last days, and nobody else's. */
export const listOwnPassages = defineListOperation(ownPassageList, {
  name: 'list-own-passages',
  path: 'v1/user/passages',
  access: 'session',
  summary: 'Passages of my permits',
})
