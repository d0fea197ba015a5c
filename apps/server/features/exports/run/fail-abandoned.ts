import { announce } from '../../../platform/database/notify.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import { openJobs } from '../../../platform/jobs/open-jobs.ts'
import { runExportJob } from './run-export-job.ts'

/** Ends the exports whose job has used up its tries without saying so, as when the process died at each of them: nobody writes their file any more. */
export const failAbandoned = async (trx: Trx, now: Date): Promise<void> => {
  // Locked first: a run ends its export before its job, so what is open here has a job until the queue is read.
  const unfinished = await trx.selectFrom('data_export').select('id').where('status', 'in', ['waiting', 'running']).forUpdate().execute()
  const open = new Set((await openJobs(trx, runExportJob)).map(({ export_id: id }) => id))
  const abandoned = unfinished.flatMap(({ id }) => (open.has(id) ? [] : [id]))
  if (abandoned.length === 0) return
  await trx
    .updateTable('data_export')
    .set({ status: 'failed', failure: 'internal', run_id: null, ended_at: now })
    .where('id', 'in', abandoned)
    .execute()
  await announce(trx, 'exports')
}
