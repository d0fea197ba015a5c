import { doneAs } from '../database/work-limits.ts'
import type { Job, JobContext, JobLog } from './job.ts'

/** A job read from the queue. */
export interface QueuedJob {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
  signal: AbortSignal
}

export type JobBase = Omit<JobContext, 'attempt' | 'lastAttempt' | 'signal'>

/** Runs one job and logs its failure; the queue learns of it by the throw and tries again later. */
export const runJob = async (job: Job, queued: QueuedJob, base: JobBase, log: JobLog): Promise<void> => {
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
