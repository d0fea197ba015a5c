import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Job } from './job.ts'

const optionsOf = (job: Job) =>
  ({
    retryLimit: job.retryLimit ?? 5,
    retryDelay: job.retrySeconds ?? 2,
    retryBackoff: true,
    retryDelayMax: job.longestRetrySeconds ?? 3600,
    expireInSeconds: job.timeoutSeconds ?? 900,
    heartbeatSeconds: job.heartbeatSeconds ?? 30,
    deleteAfterSeconds: job.keepSeconds ?? 7 * 24 * 3600,
    notify: true,
  }) satisfies QueueOptions & { notify: boolean }

/** The limits that a new version of the product may set otherwise. */
const limits = ['retryLimit', 'retryDelay', 'retryDelayMax', 'expireInSeconds', 'heartbeatSeconds', 'deleteAfterSeconds'] as const

const noDatabase = { executeSql: async () => ({ rows: [] }) }

/** Creates the queues of these jobs and updates those whose job has other limits now. */
export const installQueues = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const options = optionsOf(job)
    const queue = known.get(job.name)
    if (!queue) await boss.createQueue(job.name, options)
    else if (limits.some((limit) => queue[limit] !== options[limit])) await boss.updateQueue(job.name, options)
    // Loads the queue into pg-boss's cache now. At the first `send` it would be a statement outside the sender's transaction.
    await boss.fetch(job.name, { db: noDatabase })
  }
}

/**
 * On the embedded engine no other process can run jobs, so a job marked as active was interrupted by a crash.
 * On PostgreSQL the missing heartbeat shows it.
 */
export const resumeCutOff = async (database: Database): Promise<void> => {
  if (database.engine !== 'embedded') return
  await database.execute(`update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`)
}
