import type { JobLog } from './job.ts'

/**
 * Runs a job's work for each row. A row that fails does not stop the others.
 * @throws at the end when any failed, so that the queue runs the job again: `work` must tolerate rows that are already done
 */
export const forEachRow = async (ids: readonly string[], log: JobLog, work: (id: string) => Promise<unknown>): Promise<void> => {
  const failed: unknown[] = []
  for (const id of ids)
    try {
      await work(id)
    } catch (error) {
      log.error({ error, id }, 'one row of a job failed')
      failed.push(error)
    }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${ids.length} rows failed`)
}
