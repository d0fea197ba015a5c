import { deleteExportSchedule, listExportSchedules, scheduleExport } from '@dovolilnice/contract/exports/operations'
import type { ExportStatus } from '@dovolilnice/contract/exports/export'
import { invalidField } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { ifGiven, notFound, insertRow } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { announce } from '../../../platform/database/notify.ts'
import { findList } from '../exported-lists.ts'
import { mayBeSent } from './deliver-export.ts'
import { findForStep } from '../find-export.ts'
import { nextRunDay } from './run-schedules.ts'
import { implementList, implement } from '../../../platform/http/context.ts'

export const handleListExportSchedules = implementList(listExportSchedules, async ({ body }, { db, capabilities }) => {
  const page = await listRows({
    db,
    query: db
      .selectFrom('export_schedule')
      .innerJoin('app_user', 'app_user.id', 'export_schedule.user_id')
      .selectAll('export_schedule')
      .select('app_user.name as user')
      .select((its) =>
        its
          .selectFrom('data_export')
          .select('data_export.status')
          .whereRef('data_export.schedule_id', '=', 'export_schedule.id')
          .orderBy('data_export.created_at', 'desc')
          .orderBy('data_export.id', 'desc')
          .limit(1)
          .as('last_status'),
      )
      .$call(ifGiven(body.filters.delivery, (rows, delivery) => rows.where('export_schedule.delivery', '=', delivery))),
    request: body,
    sort: { next_on: 'export_schedule.next_on', target: 'export_schedule.target' },
    tieBreaker: 'export_schedule.id',
  })
  const titleOf = (list: string) => findList(capabilities, list)?.operation.list.title ?? { sl: list, en: list }
  // A file whose time is over was made.
  const outcomeOf = (status: ExportStatus | null) => (status === 'expired' ? 'done' : status)
  return {
    ...page,
    items: page.items.map((row) => ({ ...row, data_group: titleOf(row.list), last_outcome: outcomeOf(row.last_status) })),
  }
})

export const handleScheduleExport = implement(scheduleExport, async ({ params, body }, context) => {
  const { trx, now, user, locale, capabilities, record } = context
  const row = await findForStep(trx, params.id, 'schedule', context)
  const list = findList(capabilities, row.list)
  if (body.period === 'previous_month' && list?.operation.list.period === undefined) throw invalidField('period', 'invalid', locale)
  if (body.delivery === 'link' && !(await mayBeSent(trx, list, body.target))) throw invalidField('target', 'export_recipient', locale)
  const id = v7()
  const { day, period, delivery, target } = body
  await insertRow(trx, 'export_schedule', {
    id,
    user_id: user.id,
    list: row.list,
    record_id: row.record_id,
    filters: JSON.stringify(row.filters),
    period,
    sort_key: row.sort_key,
    sort_order: row.sort_order,
    columns: JSON.stringify(row.columns),
    format: row.format,
    locale: row.locale,
    day,
    delivery,
    target,
    next_on: nextRunDay(day, now),
    created_at: now,
  })
  await announce(trx, 'exports')
  record({ subject: { type: 'export', id: row.id, label: row.name }, after: { day, period, delivery, target } })
  return { id }
})

export const handleDeleteExportSchedule = implement(deleteExportSchedule, async ({ params }, { trx, capabilities, record }) => {
  const row = await trx.deleteFrom('export_schedule').where('id', '=', params.id).returningAll().executeTakeFirstOrThrow(notFound)
  await announce(trx, 'exports')
  const { day, period, delivery, target } = row
  const label = findList(capabilities, row.list)?.operation.list.title.sl ?? row.list
  record({ subject: { type: 'export', id: row.id, label }, before: { day, period, delivery, target } })
})
