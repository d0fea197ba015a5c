import type { JobLog } from './job.ts'

/**
 * Does a job's deed to each of its rows, so that one that cannot be worked stands in nobody else's way.
 * @throws at the end when any failed, so that the queue tries those again: the deed must bear meeting a row that is done
 */
export const forEachRow = async (ids: readonly string[], log: JobLog, deed: (id: string) => Promise<unknown>): Promise<void> => {
  const failed: unknown[] = []
  for (const id of ids)
    try {
      await deed(id)
    } catch (error) {
      log.error({ error, id }, 'one row of a job failed')
      failed.push(error)
    }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${ids.length} rows failed`)
}
