import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../database/db.ts'
import type { Job } from './job.ts'

/** The data of the jobs of this name that wait, run, or will be tried again: all others have ended, also those whose process died at every try. */
export const openJobs = async <S extends z.ZodMiniType>(db: Db, { name, schema }: Job<S>): Promise<z.output<S>[]> => {
  const open = sql<{ data: unknown }>`select data from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`
  return (await open.execute(db)).rows.map(({ data }) => schema.parse(data))
}
