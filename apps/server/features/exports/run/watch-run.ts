import type { Row } from '../../../platform/database/tables.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'

const everyMs = 500

/** How far a run is; the writer fills it in. */
export interface RunProgress {
  total: number | null
  done: number
  /** Bytes of the whole process. */
  peak: number
  /** The run was taken away: cancelled, deleted, or replaced by another run. */
  ended: boolean
}

export const beginProgress = (): RunProgress => ({ total: null, done: 0, peak: 0, ended: false })

/**
 * Tells open screens how far the run is, and asks whether it may go on: beside the reading, which holds a transaction of its own. On the embedded
 * engine, which has one connection, it comes to that only when all is read.
 */
export const watchRun = (
  { id, run_id: runId }: Row<'data_export'>,
  progress: RunProgress,
  { database }: JobContext,
): (() => Promise<void>) => {
  let looking: Promise<void> | undefined
  const look = () =>
    database.transaction(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('data_export')
        .set({ rows_total: progress.total, rows_done: progress.done, memory_peak: progress.peak })
        .where('id', '=', id)
        .where('run_id', '=', runId)
        .executeTakeFirstOrThrow()
      progress.ended = numUpdatedRows === 0n
      await announce(trx, 'exports')
    })
  const timer = setInterval(() => {
    progress.peak = Math.max(progress.peak, process.memoryUsage.rss())
    // A failed look is tried again; a lost database also ends the reading itself.
    looking ??= look()
      .catch(() => {})
      .finally(() => (looking = undefined))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
