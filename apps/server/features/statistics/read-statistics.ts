import { rejectionReasonCodes } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import type { readStatistics, Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/tables.ts'
import type { Asked } from './asked.ts'
import type { Permission } from '@dovolilnice/contract/permissions'
import { addDays, addMonths, mondayOf } from '@dovolilnice/contract/primitives/local-day'
import type { ReadHandler } from '../../platform/http/context.ts'
import { readIncome } from './read-income.ts'
import { readOccupancy } from './read-occupancy.ts'
import { readPassages } from './read-passages.ts'

type Figures = NonNullable<Statistics['applications']>
type Handled = Figures['total']

/** One row of the grouped query; both are null for the total. */
interface Grouped extends Handled {
  week: string | null
  kind_id: string | null
}

/** Sums by week, by kind and of all. The median is taken of the single decisions, as one of medians would be wrong. */
const readGrouped = async (db: Db, { from, until, kind }: Asked): Promise<Grouped[]> => {
  const { rows } = await sql<Grouped>`
    with decided as (
      select date_trunc('week', day)::date as week, permit_kind_id as kind_id, outcome, days
      from statistic_decision cross join generate_series(1, count)
      where day >= ${from} and day < ${until} and (${kind}::uuid is null or permit_kind_id = ${kind})
    ), decision as (
      select week, kind_id,
        count(*) filter (where outcome = 'approved') as approved,
        count(*) filter (where outcome = 'rejected') as rejected,
        count(*) filter (where outcome = 'dismissed') as dismissed,
        percentile_cont(0.5) within group (order by days) as median_days
      from decided group by grouping sets ((week), (kind_id), ())
    ), receipt as (
      select date_trunc('week', day)::date as week, permit_kind_id as kind_id, sum(count) as received
      from statistic_received
      where day >= ${from} and day < ${until} and (${kind}::uuid is null or permit_kind_id = ${kind})
      group by grouping sets ((date_trunc('week', day)::date), (permit_kind_id), ())
    )
    select week, kind_id, coalesce(received, 0)::bigint as received, coalesce(approved, 0)::bigint as approved,
      coalesce(rejected, 0)::bigint as rejected, coalesce(dismissed, 0)::bigint as dismissed, median_days
    from (
      select coalesce(decision.week, receipt.week) as week, coalesce(decision.kind_id, receipt.kind_id) as kind_id,
        received, approved, rejected, dismissed, median_days
      from decision full join receipt
        on coalesce(decision.week::text, decision.kind_id::text, '') = coalesce(receipt.week::text, receipt.kind_id::text, '')
    ) as both_sides`.execute(db)
  return rows
}

const readRejections = async (db: Db, { from, until, kind }: Asked): Promise<Figures['rejections']> => {
  const rows = await db
    .selectFrom('statistic_decision')
    .select(['reason_code', (of) => of.fn.sum<number>('count').as('count')])
    .where('outcome', '=', 'rejected')
    .where('day', '>=', from)
    .where('day', '<', until)
    .$if(kind !== null, (query) => query.where('permit_kind_id', '=', kind))
    .groupBy('reason_code')
    .orderBy('count', 'desc')
    .orderBy('reason_code')
    .execute()
  return rows.map(({ reason_code: code, count }) => ({ reason: rejectionReasonCodes.find((known) => known === code) ?? null, count }))
}

const nothing: Handled = { received: 0, approved: 0, rejected: 0, dismissed: 0, median_days: null }
const handledOf = (
  { received, approved, rejected, dismissed, median_days }: Grouped = { ...nothing, week: null, kind_id: null },
): Handled => ({
  ...{ received, approved, rejected, dismissed, median_days },
})

/** @param weeks the Mondays of the period */
const readApplications = async (
  db: Db,
  asked: Asked,
  { kinds, weeks }: { kinds: Statistics['kinds']; weeks: readonly string[] },
): Promise<Figures> => {
  const rows = await readGrouped(db, asked)
  return {
    weeks: weeks.map((week) => ({ week, ...handledOf(rows.find((row) => row.week === week)) })),
    kinds: kinds.flatMap(({ id }) => {
      const row = rows.find(({ kind_id: found }) => found === id)
      return row === undefined ? [] : [{ id, ...handledOf(row) }]
    }),
    total: handledOf(rows.find(({ week, kind_id: found }) => week === null && found === null)),
    rejections: await readRejections(db, asked),
  }
}

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
