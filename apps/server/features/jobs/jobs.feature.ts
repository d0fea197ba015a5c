import { listFailedJobs } from '@dovolilnice/contract/jobs/list-failed-jobs'
import { readJobQueues } from '@dovolilnice/contract/jobs/read-job-queues'
import { retryJob } from '@dovolilnice/contract/jobs/retry-job'
import { retryJobQueue } from '@dovolilnice/contract/jobs/retry-job-queue'
import { implement } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implementList } from '../../platform/http/implement-list.ts'
import { handleListFailedJobs } from './list-failed-jobs.ts'
import { handleReadJobQueues } from './read-job-queues.ts'
import { handleRetryJob, handleRetryJobQueue } from './retry-jobs.ts'

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
