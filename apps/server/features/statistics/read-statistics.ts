import type { Permission } from '@dovolilnice/contract/permissions'
import { addDays, addMonths, mondayOf } from '@dovolilnice/contract/primitives/local-day'
import type { readStatistics } from '@dovolilnice/contract/statistics/read-statistics'
import type { ReadHandler } from '../../platform/http/context.ts'
import type { Asked } from './asked.ts'
import { readApplications } from './read-applications.ts'
import { readIncome } from './read-income.ts'
import { readOccupancy } from './read-occupancy.ts'
import { readPassages } from './read-passages.ts'

/** The Mondays of all weeks with a day of the period. */
const weeksOf = (from: string, until: string): string[] => {
  const weeks: string[] = []
  for (let week = mondayOf(from); week < until; week = addDays(week, 7)) weeks.push(week)
  return weeks
}

/** The first days of all months with a day of the period. */
const monthsOf = (from: string, until: string): string[] => {
  const months: string[] = []
  for (let month = `${from.slice(0, 7)}-01`; month < until; month = addMonths(month, 1)) months.push(month)
  return months
}

export const handleReadStatistics: ReadHandler<typeof readStatistics> = async ({ body }, { db, user }) => {
  const may = (permission: Permission) => user.permissions.includes(permission)
  const asked: Asked = { from: body.from, until: body.until, kind: body.permit_kind_id ?? null }
  const progress = await db.selectFrom('statistic_progress').select('counted_day').executeTakeFirst()
  const counted_day = progress?.counted_day ?? null
  const kinds = await db.selectFrom('permit_kind').select(['id', 'name as title']).orderBy('position').orderBy('code').execute()
  // What is not counted yet is no week without applications, and no month without income.
  const end = counted_day === null || addDays(counted_day, 1) > asked.until ? asked.until : addDays(counted_day, 1)
  return {
    from: asked.from,
    until: asked.until,
    counted_day,
    kinds,
    applications: may('applications:read') ? await readApplications(db, asked, { kinds, weeks: weeksOf(asked.from, end) }) : null,
    passages: may('access-log:read') ? await readPassages(db, asked) : null,
    occupancy: may('permits:read') ? await readOccupancy(db, asked) : null,
    income: may('accounting:read') ? await readIncome(db, asked, { kinds, months: monthsOf(asked.from, end) }) : null,
  }
}
