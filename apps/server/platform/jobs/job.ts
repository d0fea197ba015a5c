import { z } from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Trx } from '../database/db.ts'

/** What a process passes to its jobs beyond the platform's services. Features extend it by declaration merging. */
export interface JobServices {}

export interface JobLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** What every job's handler receives beside its data. */
export interface JobContext extends JobServices {
  database: Database
  clock: Clock
  log: JobLog
  /** Enqueues another job, in the handler's own transaction. */
  send: SendJob
  /** How often this job was tried before; 0 the first time. */
  attempt: number
  /** True when no further try follows this one. */
  lastAttempt: boolean
  /** Aborted when the process stops or the job takes too long. */
  signal: AbortSignal
}

/** A job: a small typed value, delivered at least once. Its handler may run twice for one job and must tolerate it. */
export interface Job<S extends z.ZodMiniType = z.ZodMiniType> {
  /** `verb-noun`, the queue's name. */
  name: string
  schema: S
  handle(data: z.output<S>, context: JobContext): Promise<void>
  /** Tries after the first, with growing pauses; 5 when absent. */
  retryLimit?: number
  /** Seconds to the second try, give or take; each pause after it is about twice the one before. 2 when absent. */
  retrySeconds?: number
  /** The longest pause between two tries; an hour when absent. */
  longestRetrySeconds?: number
  /** A run whose process died is taken again when it was silent for this long; at least 10, 30 when absent. */
  heartbeatSeconds?: number
  /** Runs every day at this time (`HH:MM`, Europe/Ljubljana), with `{}` as data. If it was missed, it runs once later. */
  dailyAt?: string
  /** How many run at the same time in one process; 1 when absent. */
  concurrency?: number
  /** A handler that takes longer is given up and tried again; 15 minutes when absent. */
  timeoutSeconds?: number
  /** How long the queue keeps it once it is done; a week when absent. */
  keepSeconds?: number
}

export interface SendOptions {
  startAfter?: Date
  /** While a job with this key waits, another is not added: the waiting one takes the new data and time. */
  singletonKey?: string
  /** Due jobs of one name are taken by falling priority; 0 when absent. */
  priority?: number
}

export type SendJob = <S extends z.ZodMiniType>(trx: Trx, job: Job<S>, data: z.input<S>, options?: SendOptions) => Promise<void>

const nothing = z.object({})

/** Declares a job, keeping the type of its data; without a schema it has none. */
export function defineJob<S extends z.ZodMiniType>(job: Job<S>): Job<S>
export function defineJob(job: Omit<Job<typeof nothing>, 'schema'>): Job<typeof nothing>
export function defineJob(job: Omit<Job, 'schema'> & { schema?: z.ZodMiniType }): Job {
  return { schema: nothing, ...job }
}
