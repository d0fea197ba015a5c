import type { listFailedJobs } from '@dovolilnice/contract/jobs/list-failed-jobs'
import { ifGiven } from '../../platform/database/if-given.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../platform/http/context.ts'
import { failedJobs } from '../../platform/jobs/failed-jobs.ts'

export const handleListFailedJobs: ReadHandler<typeof listFailedJobs> = async ({ body }, { db, jobs, record }) => {
  const { name, status } = body.filters
  record({ after: { filters: body.filters, page: body.page } })
  const names = jobs.map((job) => job.name)
  return listRows({
    db,
    query: failedJobs(db, names)
      .select(['id', 'name', 'status', 'last_error', 'attempts', 'created_at', 'next_run'])
      .$call(ifGiven(name, (rows, wanted) => rows.where('name', '=', wanted)))
      .$call(ifGiven(status, (rows, wanted) => rows.where('status', '=', wanted))),
    request: body,
    sort: { created_at: 'created_at', name: 'name', status: 'status', attempts: 'attempts' },
    tieBreaker: 'id',
  })
}
