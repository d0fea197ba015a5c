import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Clock } from '../clock/clock.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import { isDatabaseUnavailable } from '../database/database-errors.ts'
import type { Database } from '../database/database.ts'
import { keepDaily, sendDaily } from './daily.ts'
import { installQueues, resumeCutOff } from './install-queues.ts'
import type { Job, JobLog, JobServices, SendJob } from './job.ts'
import { createQueue, onTransaction } from './queue.ts'
import { runDueJobs } from './run-due.ts'
import { runJob, type JobBase, type QueuedJob } from './run-job.ts'

export interface JobsOptions {
  database: Database
  jobs: readonly Job[]
  clock: Clock
  log: JobLog
  /** What the process hands its jobs beyond the platform's own. */
  context: JobServices
  /** Seconds after which an idle worker polls for jobs without a notification; 2 when absent. */
  pollSeconds?: number
}

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists exactly when the change does. */
  send: SendJob
  /** Installs the queues and, unless `work` is false (a process of role api), begins to work on them. */
  start(options?: { work?: boolean }): Promise<void>
  /** Lets running handlers finish, for at most 10 s. */
  stop(): Promise<void>
  /** Runs everything that is due now and what follows from it, or only the job of this name; answers how many ran. For tests and for tools. */
  runDue(only?: string): Promise<number>
}

/** An arbitrary number: processes that start together make the queues one after another. */
const installLockKey = 7_290_414
const stopTimeoutMs = 10_000
const outageLogPauseMs = 30_000

/** Each idle worker reports a lost database; the log gets one line per interval instead of hundreds. */
const logErrors = (boss: PgBoss, log: JobLog): void => {
  let quietUntil = 0
  boss.on('error', (error) => {
    if (isDatabaseUnavailable(error)) {
      if (Date.now() < quietUntil) return
      quietUntil = Date.now() + outageLogPauseMs
    }
    log.error({ error }, 'job queue')
  })
  boss.on('warning', (warning) => log.info({ warning }, 'job queue'))
}

/** One worker takes one job at a time, and looks for the next as soon as that is done. */
const addWorker = async (
  boss: PgBoss,
  job: Job,
  run: (job: Job, queued: QueuedJob) => Promise<void>,
  pollSeconds: number,
): Promise<void> => {
  const options = { includeMetadata: true, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: pollSeconds } as const
  const id: string = await boss.work(job.name, options, async ([queued]: JobWithMetadata[]) => {
    if (!queued) return
    await run(job, queued).finally(() => boss.notifyWorker(id))
  })
}

/** The job queue of a process. `send` works from `start` on. */
export const createJobs = ({ database, jobs, clock, log, context, pollSeconds = 2 }: JobsOptions): Jobs => {
  let boss: PgBoss | undefined
  let stopDaily: (() => Promise<void>) | undefined
  const started = (): PgBoss => {
    if (!boss) throw new Error('The jobs have not been started.')
    return boss
  }
  const send: SendJob = async (trx, job, data, { startAfter, singletonKey, priority = 0 } = {}) => {
    job.schema.parse(data)
    const options = { db: onTransaction(trx), priority, ...(startAfter && { startAfter }) }
    if (singletonKey === undefined) await started().send(job.name, data as object, options)
    else await started().upsert(job.name, data as object, { ...options, singletonKey })
  }
  const base: JobBase = { ...context, database, clock, log, send }
  const run = (job: Job, queued: QueuedJob) => runJob(job, queued, base, log)
  return {
    send,
    start: async ({ work = true } = {}) => {
      const queue = (boss = createQueue(database, work))
      logErrors(queue, log)
      await withAdvisoryLock(database, installLockKey, async () => {
        await queue.start()
        await installQueues(queue, jobs)
      })
      if (!work) return
      await resumeCutOff(database)
      for (const job of jobs) for (let count = 0; count < (job.concurrency ?? 1); count++) await addWorker(queue, job, run, pollSeconds)
      stopDaily = await keepDaily(() => sendDaily(database, clock, jobs, send), log)
    },
    stop: async () => {
      await stopDaily?.()
      await boss?.stop({ close: false, timeout: stopTimeoutMs })
    },
    runDue: (only) =>
      runDueJobs(
        database,
        clock,
        started(),
        jobs.filter(({ name }) => only === undefined || name === only),
        run,
      ),
  }
}
