import { errorMessage } from '../errors/error-facts.ts'
import type { PgBoss } from 'pg-boss'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Job } from './job.ts'
import type { QueuedJob } from './run-job.ts'

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
export const runDueJobs = async (
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
