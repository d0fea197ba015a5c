import { defineListOperation } from '../../list.ts'
import { applicationList } from './application-list.ts'

/** The applications of the person who asks. */
export const listOwnApplications = defineListOperation(applicationList, {
  name: 'list-own-applications',
  path: 'v1/user/applications',
  access: 'session',
  summary: 'My applications',
})
