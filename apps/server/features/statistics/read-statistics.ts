import { rejectionReasonCodes } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import type { TermSettings } from '@dovolilnice/contract/resources/term-settings'
import { readStatistics, type Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { type Db, sql } from '../../platform/database/db.ts'
import type { Asked } from './asked.ts'
import type { Permission } from '@dovolilnice/contract/permissions'
import { addDays, addMonths, mondayOf } from '@dovolilnice/contract/primitives/local-day'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { type Services, type SignedInContext, implementRead } from '../../platform/http/context.ts'
import { readOccupancy } from './read-occupancy.ts'
import { reasons } from '@dovolilnice/contract/access/reasons'

type PassageFigures = NonNullable<Statistics['passages']>

/** A vehicle is admitted or refused once; its passage is another event. */
const readPassages = async (db: Db, { from, until }: Asked): Promise<PassageFigures> => {
  const counted = db.selectFrom('statistic_passage').where('day', '>=', from).where('day', '<', until)
  const hours = await counted
    .select([
      sql<number>`extract(isodow from day)::integer`.as('weekday'),
      'hour',
      (of) => of.fn.coalesce(of.fn.sum<number>('count').filterWhere('event_name', '=', 'admitted'), of.lit(0)).as('admitted'),
      (of) => of.fn.coalesce(of.fn.sum<number>('count').filterWhere('event_name', '=', 'refused'), of.lit(0)).as('refused'),
    ])
    .where('event_name', 'in', ['admitted', 'refused'])
    .groupBy(['weekday', 'hour'])
    .orderBy('weekday')
    .orderBy('hour')
    .execute()
  const refusals = await counted
    .select(['reason', (of) => of.fn.sum<number>('count').as('count')])
    .where('event_name', '=', 'refused')
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
  return {
    hours,
    refusals: refusals.map(({ reason, count }) => ({ reason: reasons.find((known) => known === reason) ?? null, count })),
  }
}

type IncomeFigures = NonNullable<Statistics['income']>

/** @param months the first days of the months of the period */
const readIncome = async (
  db: Db,
  { from, until, before, kind }: Asked,
  { kinds, months }: { kinds: Statistics['kinds']; months: readonly string[] },
): Promise<IncomeFigures> => {
  const { rows } = await sql<IncomeFigures['total'] & { level: number; month: string | null; kind_id: string | null }>`
    select grouping(date_trunc('month', day), permit_kind_id) as level, date_trunc('month', day)::date as month, permit_kind_id as kind_id,
      coalesce(sum(cents), 0)::bigint as cents, coalesce(sum(documents), 0)::bigint as documents
    from statistic_income
    where day >= ${from} and day < ${until} and (${kind}::uuid is null or permit_kind_id = ${kind})
    group by grouping sets ((date_trunc('month', day)), (permit_kind_id), ())`.execute(db)
  const earlier = await sql<{ month: string; cents: number; permits: number }>`
    select (date_trunc('month', day) + interval '1 year')::date as month, sum(cents)::bigint as cents,
      coalesce(sum(cents) filter (where permit_kind_id is not null), 0)::bigint as permits
    from statistic_income
    where day >= ${before.from} and day < ${before.until} and (${kind}::uuid is null or permit_kind_id = ${kind})
    group by 1`.execute(db)
  const sums = ({ cents, documents }: IncomeFigures['total'] = { cents: 0, documents: 0 }) => ({ cents, documents })
  const [byMonth, byKind, all] = [0b01, 0b10, 0b11].map((level) => rows.filter((row) => row.level === level))
  return {
    months: months.map((month) => ({
      ...{ month, ...sums(byMonth?.find((row) => row.month === month)) },
      before_cents: earlier.rows.find((row) => row.month === month)?.cents ?? 0,
    })),
    kinds: [...kinds.map(({ id }) => id), null].flatMap((id) => {
      const row = byKind?.find(({ kind_id: found }) => found === id)
      return row === undefined ? [] : [{ id, ...sums(row) }]
    }),
    total: sums(all?.[0]),
    permits: {
      cents: (byKind ?? []).reduce((sum, row) => sum + (row.kind_id === null ? 0 : row.cents), 0),
      before_cents: earlier.rows.reduce((sum, row) => sum + row.permits, 0),
    },
  }
}

type Figures = NonNullable<Statistics['applications']>
type Handled = Figures['total']
type Terms = Pick<TermSettings, 'simple_months' | 'special_months'>

/** One row of the grouped query; both are null for the total. */
interface Grouped extends Handled {
  week: string | null
  kind_id: string | null
}

/** Sums by week, by kind and of all. The median is taken of the single decisions, as one of medians would be wrong. */
const readGrouped = async (db: Db, { from, until, kind }: Pick<Asked, 'from' | 'until' | 'kind'>, terms: Terms): Promise<Grouped[]> => {
  const { rows } = await sql<Grouped>`
    with decided as (
      select date_trunc('week', day)::date as week, permit_kind_id as kind_id, outcome, days,
        day <= (day - days + make_interval(
          months => case when permit_kind.procedure = 'simple' then ${terms.simple_months}::integer else ${terms.special_months}::integer end))::date as in_term
      from statistic_decision join permit_kind on permit_kind.id = permit_kind_id cross join generate_series(1, count)
      where day >= ${from} and day < ${until} and (${kind}::uuid is null or permit_kind_id = ${kind})
    ), decision as (
      select week, kind_id,
        count(*) filter (where outcome = 'approved') as approved,
        count(*) filter (where outcome = 'rejected') as rejected,
        count(*) filter (where outcome = 'dismissed') as dismissed,
        count(*) filter (where in_term) as in_term,
        percentile_cont(0.5) within group (order by days) as median_days
      from decided group by grouping sets ((week), (kind_id), ())
    ), receipt as (
      select date_trunc('week', day)::date as week, permit_kind_id as kind_id, sum(count) as received
      from statistic_received
      where day >= ${from} and day < ${until} and (${kind}::uuid is null or permit_kind_id = ${kind})
      group by grouping sets ((date_trunc('week', day)::date), (permit_kind_id), ())
    )
    select week, kind_id, coalesce(received, 0)::bigint as received, coalesce(approved, 0)::bigint as approved,
      coalesce(rejected, 0)::bigint as rejected, coalesce(dismissed, 0)::bigint as dismissed, median_days,
      coalesce(in_term, 0)::bigint as in_term
    from (
      select coalesce(decision.week, receipt.week) as week, coalesce(decision.kind_id, receipt.kind_id) as kind_id,
        received, approved, rejected, dismissed, median_days, in_term
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

const nothing: Handled = { received: 0, approved: 0, rejected: 0, dismissed: 0, median_days: null, in_term: 0 }
const handledOf = (
  { received, approved, rejected, dismissed, median_days, in_term }: Grouped = { ...nothing, week: null, kind_id: null },
): Handled => ({
  ...{ received, approved, rejected, dismissed, median_days, in_term },
})

/** @param weeks the Mondays of the period */
const readApplications = async (
  db: Db,
  asked: Asked,
  { kinds, weeks, terms }: { kinds: Statistics['kinds']; weeks: readonly string[]; terms: Terms },
): Promise<Figures> => {
  const rows = await readGrouped(db, asked, terms)
  const before = await readGrouped(db, { ...asked.before, kind: asked.kind }, terms)
  const totalOf = (of: readonly Grouped[]) => handledOf(of.find(({ week, kind_id: found }) => week === null && found === null))
  return {
    weeks: weeks.map((week) => ({ week, ...handledOf(rows.find((row) => row.week === week)) })),
    kinds: kinds.flatMap(({ id }) => {
      const row = rows.find(({ kind_id: found }) => found === id)
      return row === undefined ? [] : [{ id, ...handledOf(row) }]
    }),
    total: totalOf(rows),
    before: totalOf(before),
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

type Compared = NonNullable<Statistics['issued']>['total']

/** Permits issued, by month and kind, in the period and in the same days a year before. */
const readIssued = async (
  db: Db,
  { from, until, before, kind }: Asked,
  { kinds, months }: { kinds: Statistics['kinds']; months: readonly string[] },
): Promise<NonNullable<Statistics['issued']>> => {
  const { rows } = await sql<Compared & { month: string; kind_id: string }>`
    select date_trunc('month', month)::date as month, permit_kind_id as kind_id, sum(now)::bigint as count, sum(earlier)::bigint as before from (
      select day as month, permit_kind_id, count as now, 0 as earlier from statistic_issued where day >= ${from} and day < ${until}
      union all
      select (day + interval '1 year')::date, permit_kind_id, 0, count from statistic_issued where day >= ${before.from} and day < ${before.until}
    ) as counted
    where ${kind}::uuid is null or permit_kind_id = ${kind}
    group by 1, 2`.execute(db)
  const sumOf = (of: readonly Compared[]): Compared => ({
    count: of.reduce((sum, { count }) => sum + count, 0),
    before: of.reduce((sum, row) => sum + row.before, 0),
  })
  return {
    months: months.map((month) => ({ month, ...sumOf(rows.filter((row) => row.month === month)) })),
    kinds: kinds.flatMap(({ id }) => {
      const sum = sumOf(rows.filter(({ kind_id: of }) => of === id))
      return sum.count + sum.before === 0 ? [] : [{ id, ...sum }]
    }),
    total: sumOf(rows),
  }
}

type Body = OperationInput<typeof readStatistics>['body']

/** The parts of the statistics that the reader may see, held against the same days a year before. */
export const statisticsOf = async (
  { db, capabilities }: { db: Db; capabilities: Pick<Services['capabilities'], 'readParameters'> },
  body: Body,
  { permissions }: Pick<SignedInContext['user'], 'permissions'>,
): Promise<Statistics> => {
  const may = (permission: Permission) => permissions.includes(permission)
  const progress = await db.selectFrom('statistic_progress').select('counted_day').executeTakeFirst()
  const counted_day = progress?.counted_day ?? null
  // What is not counted yet is no week without applications, and no month without income.
  const end = counted_day === null || addDays(counted_day, 1) > body.until ? body.until : addDays(counted_day, 1)
  const before = { from: addMonths(body.from, -12), until: addMonths(end < body.from ? body.from : end, -12) }
  const asked: Asked = { from: body.from, until: body.until, before, kind: body.permit_kind_id ?? null }
  const kinds = await db.selectFrom('permit_kind').select(['id', 'name as title']).orderBy('position').orderBy('code').execute()
  const months = monthsOf(asked.from, end)
  const { terms } = await capabilities.readParameters(db)
  return {
    from: asked.from,
    until: asked.until,
    before,
    counted_day,
    kinds,
    applications: may('applications:read') ? await readApplications(db, asked, { kinds, weeks: weeksOf(asked.from, end), terms }) : null,
    passages: may('access-log:read') ? await readPassages(db, asked) : null,
    issued: may('permits:read') ? await readIssued(db, asked, { kinds, months }) : null,
    occupancy: may('permits:read') ? await readOccupancy(db, asked) : null,
    income: may('accounting:read') ? await readIncome(db, asked, { kinds, months }) : null,
  }
}

export const handleReadStatistics = implementRead(readStatistics, ({ body }, context) => statisticsOf(context, body, context.user))
