import { defineListOperation } from '../../list.ts'
import { permitList } from './permit-list.ts'

/** The permits of the signed-in person. */
export const listOwnPermits = defineListOperation(permitList, {
  name: 'list-own-permits',
  path: 'v1/user/permits',
  access: 'session',
  summary: 'My permits',
})
