import { issueApplicationPermit } from '@dovolilnice/contract/permits/issue-application-permit'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { handleIssueApplicationPermit } from './issue-application-permit.ts'

export const permitsFeature: Feature = {
  name: 'permits',
  routes: [implement(issueApplicationPermit, handleIssueApplicationPermit)],
}
