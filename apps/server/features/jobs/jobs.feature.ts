import { listFailedJobs, readJobQueues, retryJob, retryJobQueue } from '@dovolilnice/contract/jobs/jobs'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleListFailedJobs, handleReadJobQueues, handleRetryJob, handleRetryJobQueue } from './jobs.ts'

/** What who looks after the product sees of its background work, and tries again. */
export const jobsFeature: Feature = {
  name: 'jobs',
  routes: [
    implement(readJobQueues, handleReadJobQueues),
    ...implementList(listFailedJobs, handleListFailedJobs),
    implement(retryJob, handleRetryJob),
    implement(retryJobQueue, handleRetryJobQueue),
  ],
}
