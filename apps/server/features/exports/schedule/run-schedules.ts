import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { textIn } from '@dovolilnice/contract/locale'
import { announce } from '../../../platform/database/notify.ts'
import { type Row, type Trx, updateRow } from '../../../platform/database/db.ts'
import type { ListRoute } from '../../../platform/http/context.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { readRequest } from '../asked-list.ts'
import { insertExport } from '../create-export.ts'
import { findList } from '../exported-lists.ts'
import { fileNameOf } from '../file-name.ts'
import { runExportJob } from '../run/run-export-job.ts'

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

export const nextRunDay = (dayOfMonth: number, now: Date): string => {
  const today = localDayOf(now)
  const ofThisMonth = `${today.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`
  return ofThisMonth > today ? ofThisMonth : addMonths(ofThisMonth, 1)
}

/** The month before a day, half-open: as local days, and as the instants at which they begin. */
export const monthBefore = (day: string) => {
  const until = firstOfMonth(day)
  const from = addMonths(until, -1)
  return { days: { from, until }, instants: { from: startOfLocalDay(from).toISOString(), until: startOfLocalDay(until).toISOString() } }
}

type Schedule = Row<'export_schedule'>

/** The filters of this run: with the month before, as the list's filters want it, in days or in instants. */
const filtersOf = (schedule: Schedule, list: ListRoute | undefined): Record<string, unknown> => {
  const period = list?.operation.list.period
  if (list === undefined || period === undefined || schedule.period === 'all') return schedule.filters
  const { days, instants } = monthBefore(schedule.next_on)
  const within = ({ from, until }: typeof days) => ({ ...schedule.filters, [period.from]: from, [period.until]: until })
  return readRequest(list, { ...schedule, filters: within(days) }) === undefined ? within(instants) : within(days)
}

/**
 * The month it is of, or the day. In a folder the end of the schedule's id follows: two schedules of one list would otherwise have files of
 * one name there, and the later would replace the earlier.
 */
const nameOf = (schedule: Schedule, title: string): string => {
  const { period, delivery, next_on: day, format } = schedule
  const time = period === 'previous_month' ? monthBefore(day).days.from.slice(0, 7) : day
  return fileNameOf(title, delivery === 'folder' ? `${time}-${schedule.id.slice(-8)}` : time, format)
}

const runOne = async (trx: Trx, schedule: Schedule, { clock, services, send }: JobContext): Promise<void> => {
  const list = findList(services.capabilities, schedule.list)
  const title = list === undefined ? schedule.list : textIn(list.operation.list.title, schedule.locale)
  const id = await insertExport(trx, {
    user_id: schedule.user_id,
    address: null,
    list: schedule.list,
    record_id: schedule.record_id,
    filters: filtersOf(schedule, list),
    sort_key: schedule.sort_key,
    sort_order: schedule.sort_order,
    columns: schedule.columns,
    format: schedule.format,
    locale: schedule.locale,
    name: nameOf(schedule, title),
    created_at: clock.now(),
    schedule_id: schedule.id,
  })
  await updateRow(trx, 'export_schedule', schedule.id, { last_on: schedule.next_on, next_on: addMonths(schedule.next_on, 1) })
  await send(trx, runExportJob, { export_id: id })
}

/** Every morning: begins the exports that are due. After days without the product each month that was missed is made up for. */
export const runSchedulesJob = defineJob({
  name: 'run-export-schedules',
  dailyAt: '05:10',
  handle: async (_, context) => {
    const today = localDayOf(context.clock.now())
    const dueOne = (trx: Trx) =>
      trx
        .selectFrom('export_schedule')
        .selectAll()
        .where('next_on', '<=', today)
        .orderBy('next_on')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .executeTakeFirst()
    const runNext = (): Promise<boolean> =>
      context.database.transaction(async (trx) => {
        const schedule = await dueOne(trx)
        if (schedule === undefined) return false
        await runOne(trx, schedule, context)
        await announce(trx, 'exports')
        return true
      })
    while (await runNext());
  },
})
