import { doneAs } from '../database/work-limits.ts'
import type { Job, JobContext, JobLog, JobServices, SendJob } from './job.ts'
import { errorMessage } from '../errors/error-facts.ts'
import type { JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss'
import { type Clock, repeatEvery } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { withAdvisoryLock } from '../database/session.ts'
import { isDatabaseUnavailable } from '../database/database-errors.ts'
import { keepDaily, sendDaily } from './daily.ts'
import { createQueue, onTransaction } from './queue.ts'

interface QueuedJob {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
  signal: AbortSignal
}

type JobBase = Omit<JobContext, 'attempt' | 'lastAttempt' | 'signal'>

/** Runs one job and logs its failure; the queue learns of it by the throw and tries again later. */
const runJob = async (job: Job, queued: QueuedJob, base: JobBase, log: JobLog): Promise<void> => {
  const { id, retryCount: attempt, retryLimit, signal } = queued
  const lastAttempt = attempt >= retryLimit
  try {
    await doneAs('job', () => job.handle(job.schema.parse(queued.data), { ...base, attempt, lastAttempt, signal }))
  } catch (error) {
    log.error(
      { error, job: job.name, id, attempt, lastAttempt },
      lastAttempt ? 'job failed for good' : 'job failed and will be tried again',
    )
    throw error
  }
}

/**
 * Takes the next job that is due by the product's clock (pg-boss knows only the database's): one sent for at once,
 * one whose time has come, or one to be tried again, whose pause is skipped.
 */
const claim = `
  update pgboss.job set state = 'active', started_on = now(), retry_count = case when state = 'retry' then retry_count + 1 else retry_count end
  where (name, id) = (
    select name, id from pgboss.job
    where name = any($1) and (state = 'retry' or (state = 'created' and (start_after = created_on or start_after <= $2)))
    order by priority desc, created_on, id limit 1 for update skip locked
  )
  returning id, name, data, retry_count as "retryCount", retry_limit as "retryLimit"`

/** Runs what is due, and what follows from it, one after another in this call. Failures are counted as run. */
const runDueJobs = async (
  database: Database,
  clock: Clock,
  boss: PgBoss,
  jobs: readonly Job[],
  run: (job: Job, queued: QueuedJob) => Promise<void>,
): Promise<number> => {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const never = new AbortController().signal
  for (let count = 0; ; count++) {
    const { rows } = await database.execute(claim, [[...byName.keys()], clock.now()])
    const queued = rows[0] as (Omit<QueuedJob, 'signal'> & { name: string }) | undefined
    const job = queued && byName.get(queued.name)
    if (!queued || !job) return count
    try {
      await run(job, { ...queued, signal: never })
      await boss.complete(job.name, queued.id)
    } catch (error) {
      await boss.fail(job.name, queued.id, { message: errorMessage(error) })
    }
  }
}

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
const resumeCutOff = async (database: Database): Promise<void> => {
  if (database.engine !== 'embedded') return
  await database.execute(`update pgboss.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`)
}

export interface JobsOptions {
  database: Database
  jobs: readonly Job[]
  clock: Clock
  log: JobLog
  /** What the process hands its jobs beyond the platform's own. */
  context: JobServices
  /** How often, in seconds, the process looks for jobs whose time has come: of those to be done at once it is told; 2 when absent. */
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

/** One worker takes one job at a time, and looks for the next as soon as that is done. Resolves with its id. */
const addWorker = async (boss: PgBoss, job: Job, run: (job: Job, queued: QueuedJob) => Promise<void>): Promise<string> => {
  // The second is a last resort: it is told, and `wakeDue` wakes it.
  const options = { includeMetadata: true, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 60 } as const
  const id: string = await boss.work(job.name, options, async ([queued]: JobWithMetadata[]) => {
    if (!queued) return
    await run(job, queued).finally(() => boss.notifyWorker(id))
  })
  return id
}

/** Wakes the workers of queues that hold a job whose time has come: one statement, where each of fifty workers would ask for itself. */
const wakeDue = async ({ execute }: Database, wake: (queue: unknown) => void): Promise<void> => {
  const { rows } = await execute(`select name from pgboss.queue where exists (
    select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`)
  for (const { name } of rows) wake(name)
}

/** The job queue of a process. `send` works from `start` on. */
export const createJobs = ({ database, jobs, clock, log, context, pollSeconds = 2 }: JobsOptions): Jobs => {
  let boss: PgBoss | undefined
  const stops: (() => Promise<void>)[] = []
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
      const workers: { name: string; id: string }[] = []
      for (const job of jobs)
        for (let count = 0; count < (job.concurrency ?? 1); count++) workers.push({ name: job.name, id: await addWorker(queue, job, run) })
      const wake = (name: unknown) => workers.forEach((worker) => worker.name === name && queue.notifyWorker(worker.id))
      const wakeRound = () => wakeDue(database, wake)
      // That the database is away, the queue says itself.
      const onError = (error: unknown) => isDatabaseUnavailable(error) || log.error({ error }, 'jobs whose time has come')
      stops.push(repeatEvery(pollSeconds * 1000, wakeRound, onError))
      stops.push(await keepDaily(() => sendDaily(database, clock, jobs, send), log))
    },
    stop: async () => {
      await Promise.all(stops.splice(0).map((stop) => stop()))
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
