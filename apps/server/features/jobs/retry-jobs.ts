import { OperationError } from '@dovolilnice/contract/errors'
import { textIn } from '@dovolilnice/contract/in-language'
import { jobLabels } from '@dovolilnice/contract/jobs/job-labels'
import type { retryJob } from '@dovolilnice/contract/jobs/retry-job'
import type { retryJobQueue } from '@dovolilnice/contract/jobs/retry-job-queue'
import type { Handler } from '../../platform/http/context.ts'
import { retryFailed } from '../../platform/jobs/failed-jobs.ts'

const labelOf = (name: string): string => {
  const label = jobLabels[name]
  return label === undefined ? name : textIn(label, 'sl')
}

export const handleRetryJob: Handler<typeof retryJob> = async ({ params }, { trx, record }) => {
  const [job] = await retryFailed(trx, { id: params.id })
  if (job === undefined) throw new OperationError('not_found')
  // Never the text of the error: it may name a person, and nothing is erased from the trail.
  record({ subject: { type: 'job', id: job.id, label: labelOf(job.name) }, after: { attempts: job.attempts } })
}

export const handleRetryJobQueue: Handler<typeof retryJobQueue> = async ({ body }, { trx, record }) => {
  const tried = await retryFailed(trx, { queue: body.queue })
  if (tried.length === 0) throw new OperationError('illegal_transition')
  record({ subject: { type: 'job', id: body.queue, label: labelOf(body.queue) }, after: { count: tried.length } })
  return { count: tried.length }
}
