import { listFailedJobs, readJobQueues, retryJob, retryJobQueue, jobLabels } from '@dovolilnice/contract/jobs/jobs'
import type { Feature } from '../../platform/http/feature.ts'
import { ifGiven } from '../../platform/database/db.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import { type Handler, type ReadHandler, implement, implementList } from '../../platform/http/context.ts'
import { countQueues, failedJobs, retryFailed } from '../../platform/jobs/failed-jobs.ts'
import { addDays, instantOn } from '@dovolilnice/contract/primitives/local-day'
import { lastDueDay } from '../../platform/jobs/daily.ts'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { OperationError } from '@dovolilnice/contract/errors'
import { textIn } from '@dovolilnice/contract/locale'

const handleListFailedJobs: ReadHandler<typeof listFailedJobs> = async ({ body }, { db, jobs }) => {
  const { name, status } = body.filters
  const names = jobs.map((job) => job.name)
  return listRows({
    db,
    query: failedJobs(db, names)
      .select(['id', 'name', 'status', 'last_error', 'attempts', 'created_at', 'next_run'])
      .$call(ifGiven(name, (rows, wanted) => rows.where('name', '=', wanted)))
      .$call(ifGiven(status, (rows, wanted) => rows.where('status', '=', wanted))),
    request: body,
    sort: { created_at: 'created_at', name: 'name', status: 'status', attempts: 'attempts' },
    tieBreaker: 'id',
  })
}

const nextDaily = (dailyAt: string | undefined, now: Date): Date | null => {
  const minutes = readTime(dailyAt ?? '')
  if (dailyAt === undefined || minutes === undefined) return null
  return instantOn(addDays(lastDueDay(now, dailyAt), 1), minutes)
}

const usualRetries = 5

const handleReadJobQueues: ReadHandler<typeof readJobQueues> = async (_, { db, jobs, now }) => {
  const counts = new Map((await countQueues(db)).map((queue) => [queue.name, queue]))
  const queues = jobs.map(({ name, dailyAt, retryLimit = usualRetries }) => {
    const counted = counts.get(name) ?? { waiting: 0, running: 0, retrying: 0, dead: 0, last_run: null, next_run: null }
    return { ...counted, name, next_run: counted.next_run ?? nextDaily(dailyAt, now), most_tries: retryLimit + 1 }
  })
  return { queues }
}

const labelOf = (name: string): string => {
  const label = jobLabels[name]
  return label === undefined ? name : textIn(label, 'sl')
}

const handleRetryJob: Handler<typeof retryJob> = async ({ params }, { trx, record }) => {
  const [job] = await retryFailed(trx, { id: params.id })
  if (job === undefined) throw new OperationError('not_found')
  // Never the text of the error: it may name a person, and nothing is erased from the trail.
  record({ subject: { type: 'job', id: job.id, label: labelOf(job.name) }, after: { attempts: job.attempts } })
}

const handleRetryJobQueue: Handler<typeof retryJobQueue> = async ({ body }, { trx, record }) => {
  const tried = await retryFailed(trx, { queue: body.queue })
  if (tried.length === 0) throw new OperationError('illegal_transition')
  record({ subject: { type: 'job', id: body.queue, label: labelOf(body.queue) }, after: { count: tried.length } })
  return { count: tried.length }
}

/** What who looks after the product sees of its background work, and tries again. */
export const jobsFeature: Feature = {
  name: 'jobs',
  routes: [
    implement(readJobQueues, handleReadJobQueues),
    implementList(listFailedJobs, handleListFailedJobs),
    implement(retryJob, handleRetryJob),
    implement(retryJobQueue, handleRetryJobQueue),
  ],
}
