import type { readJobQueues } from '@dovolilnice/contract/jobs/read-job-queues'
import { nextTimeOfDay } from '@dovolilnice/contract/primitives/local-day'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import type { ReadHandler } from '../../platform/http/context.ts'
import { countQueues } from '../../platform/jobs/failed-jobs.ts'

const nextDaily = (dailyAt: string | undefined, now: Date): Date | null => {
  const minutes = readTime(dailyAt ?? '')
  return minutes === undefined ? null : nextTimeOfDay(minutes, now)
}

const usualRetries = 5

export const handleReadJobQueues: ReadHandler<typeof readJobQueues> = async (_, { db, jobs, now }) => {
  const counts = new Map((await countQueues(db)).map((queue) => [queue.name, queue]))
  const queues = jobs.map(({ name, dailyAt, retryLimit = usualRetries }) => {
    const counted = counts.get(name) ?? { waiting: 0, running: 0, retrying: 0, dead: 0, last_run: null, next_run: null }
    return { ...counted, name, next_run: counted.next_run ?? nextDaily(dailyAt, now), most_tries: retryLimit + 1 }
  })
  return { queues }
}
