import { type ExportRow, exportSteps } from '@dovolilnice/contract/exports/export'
import { listExports } from '@dovolilnice/contract/exports/operations'
import { readExport } from '@dovolilnice/contract/exports/read-export'
import { OperationError } from '@dovolilnice/contract/errors'
import { ifGiven, type Db, sql } from '../../platform/database/db.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import { type Reading, type SignedInContext, implementList, implement } from '../../platform/http/context.ts'
import { findList } from './exported-lists.ts'
import { maySee, mayStep, shownStatus } from './find-export.ts'

const exportRows = (db: Db) =>
  db
    .selectFrom('data_export')
    .innerJoin('app_user', 'app_user.id', 'data_export.user_id')
    .selectAll('data_export')
    .select('app_user.name as user_name')

type Stored = Awaited<ReturnType<ReturnType<typeof exportRows>['execute']>>[number]
type Who = Pick<Reading<SignedInContext>, 'user' | 'now' | 'capabilities'>

/** A file that is being written has at most 99 %: what is whole says so by its status. */
const percentOf = ({ status, rows_done: done, rows_total: total }: Stored): number => {
  if (status === 'done') return 100
  return total === null || total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
}

/** Writing takes time until now while nothing has ended it. */
const durationOf = ({ started_at: from, ended_at: until }: Stored, now: Date): number | null =>
  from === null ? null : Math.max(0, (until ?? now).getTime() - from.getTime())

const present = (
  row: Stored,
  who: Who,
): Omit<ExportRow, 'created_at_formatted' | 'expires_at'> & {
  created_at_formatted: Date
  expires_at: Date | null
} => ({
  id: row.id,
  name: row.name,
  export_status_name: shownStatus(row, who.now),
  file_type_for_humans: row.format,
  file_size_readable: row.byte_size,
  execution_time_for_humans: durationOf(row, who.now),
  data_group: findList(who.capabilities, row.list)?.operation.list.title ?? { sl: row.list, en: row.list },
  user: row.user_name,
  created_at_formatted: row.created_at,
  done: percentOf(row),
  memory_peak_usage: row.memory_peak,
  rows: row.rows_total === null ? null : row.rows_done,
  failure: row.failure,
  expires_at: row.expires_at,
  has_period: findList(who.capabilities, row.list)?.operation.list.period !== undefined,
  steps: exportSteps.filter((step) => mayStep(row, step, who)),
})

const isExpired = (now: Date) => sql<boolean>`(data_export.status = 'done' and data_export.expires_at <= ${now})`
const statusAt = (now: Date) => sql<string>`case when ${isExpired(now)} then 'expired' else data_export.status end`

export const handleListExports = implementList(listExports, async ({ body }, { db, user, now, capabilities }) => {
  const { status, format, own } = body.filters
  const isOwnOnly = own === true || !user.permissions.includes('exports:read')
  const page = await listRows({
    db,
    query: exportRows(db)
      .$if(isOwnOnly, (rows) => rows.where('data_export.user_id', '=', user.id))
      .$call(ifGiven(status, (rows, wanted) => rows.where(statusAt(now), '=', wanted)))
      .$call(ifGiven(format, (rows, wanted) => rows.where('data_export.format', '=', wanted))),
    request: body,
    sort: {
      created_at_formatted: 'data_export.created_at',
      name: 'data_export.name',
      export_status_name: 'data_export.status',
      file_size_readable: 'data_export.byte_size',
      execution_time_for_humans: sql`data_export.ended_at - data_export.started_at`,
    },
    tieBreaker: 'data_export.id',
  })
  return { ...page, items: page.items.map((row) => present(row, { user, now, capabilities })) }
})

export const handleReadExport = implement(readExport, async ({ params }, { db, user, now, capabilities }) => {
  const row = await exportRows(db).where('data_export.id', '=', params.id).executeTakeFirst()
  if (row === undefined || !maySee(row, user)) throw new OperationError('not_found')
  return present(row, { user, now, capabilities })
})
