import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Job, JobLog, JobServices, SendJob } from './job.ts'

export interface JobsOptions {
  database: Database
  jobs: readonly Job[]
  clock: Clock
  log: JobLog
  /** What the process hands its jobs beyond the platform's own. */
  context: JobServices
}

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists exactly when the change does. */
  send: SendJob
  /** Installs the queues and, unless `work` is false (a process of role api), begins to work on them. */
  start(options?: { work?: boolean }): Promise<void>
  /** Lets running handlers finish, for at most 10 s. */
  stop(): Promise<void>
  /** Runs everything that is due now and what follows from it; answers how many ran. For tests and for tools. */
  runDue(): Promise<number>
}

export const createJobs = (_options: JobsOptions): Jobs => {
  throw new Error('not yet')
}
