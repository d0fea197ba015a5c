import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Trx } from '../database/tables.ts'
import type { Job } from './job.ts'

const isOf = ({ name }: Pick<Job, 'name'>, data: object) => sql`name = ${name} and data @> ${JSON.stringify(data)}::jsonb`

/** Makes the waiting jobs with this data due at once. @returns whether one waits, or runs just now */
export const hastenJobs = async <S extends z.ZodMiniType>(trx: Trx, job: Job<S>, data: z.input<S> & object): Promise<boolean> => {
  const { rows } = await sql`update pgboss.job set start_after = created_on
    where ${isOf(job, data)} and state in ('created', 'retry', 'active') returning id`.execute(trx)
  return rows.length > 0
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
