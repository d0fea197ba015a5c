import { type Db, type Trx, sql } from '../database/db.ts'
import type { z } from 'zod/mini'
import type { Job } from './job.ts'

export interface FailedJob {
  id: string
  name: string
  status: 'retry' | 'failed'
  last_error: string | null
  attempts: number
  created_at: Date
  next_run: Date | null
}

/** The work whose last try failed: what is tried again by itself, and what is not. Its data, which may name people, is left out. */
export const failedJobs = (db: Db, names: readonly string[]) =>
  db.selectFrom(
    sql<FailedJob>`(select id, name, state::text as status, coalesce(output ->> 'message', output ->> 'value', output #>> '{}') as last_error,
      retry_count + (state = 'failed')::int as attempts, created_on as created_at, case when state = 'retry' then start_after end as next_run
      from pgboss.job where state in ('retry', 'failed') and name in (${sql.join(names)}))`.as('failed_job'),
  )

export interface QueueCounts {
  name: string
  waiting: number
  running: number
  retrying: number
  dead: number
  last_run: Date | null
  next_run: Date | null
}

/** What each queue holds; a queue that holds nothing is absent. Done work is kept for a week. */
export const countQueues = async (db: Db): Promise<QueueCounts[]> => {
  const { rows } = await sql<QueueCounts>`select name,
    count(*) filter (where state = 'created') as waiting, count(*) filter (where state = 'active') as running,
    count(*) filter (where state = 'retry') as retrying, count(*) filter (where state = 'failed') as dead,
    max(started_on) as last_run, min(start_after) filter (where state in ('created', 'retry')) as next_run
    from pgboss.job group by name`.execute(db)
  return rows
}

/** Makes failed work due now; each piece that will not be tried any more gets one more try. @returns what is tried again */
export const retryFailed = async (
  trx: Trx,
  which: { id: string } | { queue: string },
): Promise<Pick<FailedJob, 'id' | 'name' | 'attempts'>[]> => {
  const chosen = 'id' in which ? sql`id = ${which.id}` : sql`name = ${which.queue}`
  const { rows } = await sql<Pick<FailedJob, 'id' | 'name' | 'attempts'>>`with chosen as (
      select id, name, retry_count + (state = 'failed')::int as attempts from pgboss.job
      where ${chosen} and state in ('retry', 'failed') for update)
    update pgboss.job as job
    set retry_limit = job.retry_limit + (job.state = 'failed')::int, state = 'retry', start_after = now(), completed_on = null
    from chosen where job.id = chosen.id and job.name = chosen.name
    returning chosen.id, chosen.name, chosen.attempts`.execute(trx)
  return rows
}

const isOf = ({ name }: Pick<Job, 'name'>, data: object) => sql`name = ${name} and data @> ${JSON.stringify(data)}::jsonb`

/** Makes the waiting jobs with this data due at once. @returns whether one waits, or runs just now */
export const hastenJobs = async <S extends z.ZodMiniType>(trx: Trx, job: Job<S>, data: z.input<S> & object): Promise<boolean> => {
  const { rows } = await sql`update pgboss.job set start_after = created_on
    where ${isOf(job, data)} and state in ('created', 'retry', 'active') returning id`.execute(trx)
  return rows.length > 0
}

/** The same for the waiting jobs whose data has one of these values under the key. */
export const hastenEach = async (db: Db, { name }: Pick<Job, 'name'>, key: string, values: readonly string[]): Promise<void> => {
  await sql`update pgboss.job set start_after = created_on
    where name = ${name} and state in ('created', 'retry') and data ->> ${key} = any(${[...values]}::text[])`.execute(db)
}

/** Takes the waiting jobs with this data out of the queue; one that runs just now runs to its end. */
export const cancelJobs = async <S extends z.ZodMiniType>(trx: Trx, job: Job<S>, data: z.input<S> & object): Promise<void> => {
  await sql`update pgboss.job set state = 'cancelled', completed_on = now()
    where ${isOf(job, data)} and state in ('created', 'retry')`.execute(trx)
}

/** When the waiting jobs of this name are due, with their data. */
export const dueJobs = async <S extends z.ZodMiniType>(db: Db, { name, schema }: Job<S>, key: string, values: readonly string[]) => {
  if (values.length === 0) return []
  const { rows } = await sql<{ data: unknown; at: Date }>`select data, start_after as at from pgboss.job
    where name = ${name} and state in ('created', 'retry') and data ->> ${key} = any(${[...values]}::text[])`.execute(db)
  return rows.map(({ data, at }) => ({ data: schema.parse(data), at }))
}

/** The data of the jobs of this name that wait, run, or will be tried again: all others have ended, also those whose process died at every try. */
export const openJobs = async <S extends z.ZodMiniType>(db: Db, { name, schema }: Job<S>): Promise<z.output<S>[]> => {
  const open = sql<{ data: unknown }>`select data from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`
  return (await open.execute(db)).rows.map(({ data }) => schema.parse(data))
}
