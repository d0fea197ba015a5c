import { addDays, daysBetween, localDayOf, startOfLocalDay, timeZone } from '@dovolilnice/contract/primitives/local-day'
import { type Db, type Row, type Trx, sql } from '../../platform/database/db.ts'
import { lastExpiredDay } from '@dovolilnice/contract/privacy/retention'
import { tryAdvisoryLock } from '../../platform/database/session.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** Local days, both inclusive, that are counted together. */
interface CountedDays {
  first: string
  last: string
}

/** The local day on which an application came: by post, or by the form. */
const receivedDay = sql`coalesce(application.received_on, (application.created_at at time zone ${sql.lit(timeZone)})::date)`

/** The local day on which a permit was issued. */
const issuedDay = sql`(issued_at at time zone ${sql.lit(timeZone)})::date`

/** Counts the applications received; those that a clerk entered by mistake are none. Resolves with the number of rows that changed. */
const countReceived = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    with counted as (
      select ${receivedDay} as day, permit_kind_id, count(*)::integer as count
      from application where status <> 'cancelled' and ${receivedDay} between ${first}::date and ${last}::date
      group by 1, 2
    ), gone as (
      delete from statistic_received as old
      where day between ${first}::date and ${last}::date
        and not exists (select from counted where counted.day = old.day and counted.permit_kind_id = old.permit_kind_id)
      returning 1
    ), put as (
      insert into statistic_received (day, permit_kind_id, count)
      select day, permit_kind_id, count from counted
      on conflict (day, permit_kind_id) do update set count = excluded.count where statistic_received.count <> excluded.count
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from put) as changed`.execute(trx)
  return Number(rows[0]?.changed)
}

/** Counts the permits issued, whatever became of them; those entered in error are none. Resolves with the number of rows that changed. */
const countIssued = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    with counted as (
      select ${issuedDay} as day, permit_kind_id, count(*)::integer as count
      from permit where status <> 'mistaken' and ${issuedDay} between ${first}::date and ${last}::date
      group by 1, 2
    ), gone as (
      delete from statistic_issued as old
      where day between ${first}::date and ${last}::date
        and not exists (select from counted where counted.day = old.day and counted.permit_kind_id = old.permit_kind_id)
      returning 1
    ), put as (
      insert into statistic_issued (day, permit_kind_id, count)
      select day, permit_kind_id, count from counted
      on conflict (day, permit_kind_id) do update set count = excluded.count where statistic_issued.count <> excluded.count
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from put) as changed`.execute(trx)
  return Number(rows[0]?.changed)
}

/**
 * Counts the decisions that stand: one that was annulled on appeal is not decided any more. The reason of a rejection is that of its last act;
 * whoever withdrew after an approval was approved. Resolves with the number of rows that changed.
 */
const countDecisions = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
  const decidedDay = sql`(application.decided_at at time zone ${sql.lit(timeZone)})::date`
  const { rows } = await sql<{ changed: number }>`
    with decided as (
      select ${decidedDay} as day, permit_kind_id,
        case when status in ('rejected', 'dismissed') then status else 'approved' end as outcome,
        case when status = 'rejected' then coalesce((
          select act.reason_code from act
          where act.application_id = application.id and act.kind = 'rejection' order by act.issued_at desc limit 1
        ), '') else '' end as reason_code,
        greatest(0, ${decidedDay} - ${receivedDay}) as days
      from application
      where decided_at is not null and status <> 'cancelled' and ${decidedDay} between ${first}::date and ${last}::date
    ), counted as (
      select day, permit_kind_id, outcome, reason_code, days, count(*)::integer as count from decided group by 1, 2, 3, 4, 5
    ), gone as (
      delete from statistic_decision as old
      where day between ${first}::date and ${last}::date and not exists (
        select from counted
        where counted.day = old.day and counted.permit_kind_id = old.permit_kind_id and counted.outcome = old.outcome
          and counted.reason_code = old.reason_code and counted.days = old.days
      )
      returning 1
    ), put as (
      insert into statistic_decision (day, permit_kind_id, outcome, reason_code, days, count)
      select day, permit_kind_id, outcome, reason_code, days, count from counted
      on conflict (day, permit_kind_id, outcome, reason_code, days)
        do update set count = excluded.count where statistic_decision.count <> excluded.count
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from put) as changed`.execute(trx)
  return Number(rows[0]?.changed)
}

/** Days that are counted in one transaction. */
const daysAtOnce = 31

/**
 * Counts the lines of the access log by hour of the town's clock. The hour that comes twice when summer time ends counts both.
 * Resolves with the number of rows that changed.
 */
const countPassages = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    with line as (
      select at at time zone ${sql.lit(timeZone)} as local, event_name, coalesce(reason, '') as reason
      from access_log where at >= ${startOfLocalDay(first)} and at < ${startOfLocalDay(addDays(last, 1))}
    ), counted as (
      select local::date as day, extract(hour from local)::smallint as hour, event_name, reason, count(*)::integer as count
      from line group by 1, 2, 3, 4
    ), gone as (
      delete from statistic_passage as old
      where day between ${first}::date and ${last}::date and not exists (
        select from counted
        where counted.day = old.day and counted.hour = old.hour and counted.event_name = old.event_name and counted.reason = old.reason
      )
      returning 1
    ), put as (
      insert into statistic_passage (day, hour, event_name, reason, count)
      select day, hour, event_name, reason, count from counted
      on conflict (day, hour, event_name, reason) do update set count = excluded.count where statistic_passage.count <> excluded.count
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from put) as changed`.execute(trx)
  return Number(rows[0]?.changed)
}

/** The local days of lines that came since an instant: a gate without a link tells them late. */
const findLateDays = async (db: Db, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    select distinct (at at time zone ${sql.lit(timeZone)})::date as day from access_log where received_at >= ${since}`.execute(db)
  return rows.map(({ day }) => day)
}

/** The local day of the oldest line; undefined without any. */
const findFirstPassageDay = async (db: Db): Promise<string | undefined> => {
  const oldest = await db.selectFrom('access_log').select('at').orderBy('at').limit(1).executeTakeFirst()
  return oldest && localDayOf(oldest.at)
}

/** Days in their order as spans without gaps, each short enough for one transaction. */
export const spansOf = (days: Iterable<string>): CountedDays[] => {
  const spans: CountedDays[] = []
  for (const day of [...new Set(days)].toSorted()) {
    const span = spans.at(-1)
    if (span !== undefined && addDays(span.last, 1) === day && day < addDays(span.first, daysAtOnce)) span.last = day
    else spans.push({ first: day, last: day })
  }
  return spans
}

/**
 * From when a permit holds a place, and until which day. A permit tells its present status alone, so one that is not in force any more counts up to the
 * day of its last change; that is exact for the day that has just ended.
 */
const spans = sql`
  select parking_lot_id, greatest(valid_from, (issued_at at time zone ${sql.lit(timeZone)})::date) as begins,
    case when status = 'issued' then valid_until else least(valid_until, (updated_at at time zone ${sql.lit(timeZone)})::date) end as ends
  from permit`

/** Counts permits in force in each lot on each day; what is counted stays, as what was then is not told by the rows of today. */
const countOccupancy = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
  const { numAffectedRows } = await sql`
    with span as (
      select parking_lot_id, greatest(begins, ${first}::date) as begins, ends
      from (${spans}) as permit where begins <= ${last}::date and ends > greatest(begins, ${first}::date)
    ), step as (
      select parking_lot_id, begins as day, 1 as step from span
      union all
      select parking_lot_id, ends, -1 from span where ends <= ${last}::date
    ), change as (
      select parking_lot_id, day, sum(step) as step from step group by 1, 2
    ), day as (
      select generate_series(${first}::date, ${last}::date, interval '1 day')::date as day
    )
    insert into statistic_occupancy (day, parking_lot_id, places, permits)
    select day.day, parking_lot.id, parking_lot.capacity,
      coalesce(sum(change.step) over (partition by parking_lot.id order by day.day), 0)::integer
    from day cross join parking_lot
    left join change on change.parking_lot_id = parking_lot.id and change.day = day.day
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** The first day on which a permit was in force; undefined without any. */
const findFirstPermitDay = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`select min(begins) as day from (${spans}) as permit where ends > begins`.execute(db)
  return rows[0]?.day ?? undefined
}

/** Counts income with VAT as `read-income` does: by the day on which a document was issued, or a count of a coin machine recorded. */
const countIncome = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    with document as (
      select (invoice.issued_at at time zone ${sql.lit(timeZone)})::date as day, application.permit_kind_id, invoice.total_cents as cents
      from invoice join application on application.id = invoice.application_id
      union all
      select (recorded_at at time zone ${sql.lit(timeZone)})::date, null, counted_cents from machine_emptying
    ), counted as (
      select day, permit_kind_id, sum(cents)::bigint as cents, count(*)::integer as documents
      from document where day between ${first}::date and ${last}::date group by 1, 2
    ), gone as (
      delete from statistic_income as old
      where day between ${first}::date and ${last}::date
        and not exists (select from counted where counted.day = old.day and counted.permit_kind_id is not distinct from old.permit_kind_id)
      returning 1
    ), put as (
      insert into statistic_income (day, permit_kind_id, cents, documents)
      select day, permit_kind_id, cents, documents from counted
      on conflict (day, permit_kind_id) do update set cents = excluded.cents, documents = excluded.documents
        where (statistic_income.cents, statistic_income.documents) <> (excluded.cents, excluded.documents)
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from put) as changed`.execute(trx)
  return Number(rows[0]?.changed)
}

type Needed = Pick<Services, 'database' | 'clock'>
type Progress = Pick<Row<'statistic_progress'>, 'counted_day' | 'counted_at'>

/** Of PostgreSQL's advisory lock: one process counts at a time. */
export const lockKey = 7_304_152

/** What was received this long before the last count is looked at again: its transaction may have ended after the count. */
const overlapMs = 24 * 3_600_000

/** Days before the last counted one that are counted again in any case. */
const againDays = 7

/** The first day of all that may be counted at the first time. */
const beginning = '1900-01-01'

const readProgress = (db: Db): Promise<Progress | undefined> =>
  db.selectFrom('statistic_progress').select(['counted_day', 'counted_at']).executeTakeFirst()

/** Every day from one to another. */
const daysOf = (first: string, last: string): string[] =>
  first > last ? [] : Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/** The days whose passages are counted: at first all, then those since the last count and those of which gates have told since. */
const passageDays = async (db: Db, before: Progress | undefined, kept: string, yesterday: string): Promise<string[]> => {
  if (before === undefined) return daysOf((await findFirstPassageDay(db)) ?? yesterday, yesterday)
  const late = await findLateDays(db, new Date(before.counted_at.getTime() - overlapMs))
  return [...late, ...daysOf(addDays(before.counted_day, -againDays), yesterday)].filter((day) => day >= kept && day <= yesterday)
}

const occupancyDays = async (db: Db, before: Progress | undefined, yesterday: string) => ({
  first: before === undefined ? ((await findFirstPermitDay(db)) ?? yesterday) : addDays(before.counted_day, 1),
  last: yesterday,
})

/**
 * Brings the statistics up to yesterday, from the rows of each day anew, so it may run again at any time. Days whose rows are no longer kept stay as they
 * were counted. Each part is a transaction of its own; the progress is noted last, so what broke off is counted again.
 * @param signal between two parts an aborted count ends
 * @returns how many rows of the statistics changed
 */
const count = async ({ database, clock }: Needed, signal: AbortSignal | undefined): Promise<number> => {
  const now = clock.now()
  const today = localDayOf(now)
  const yesterday = addDays(today, -1)
  const before = await readProgress(database.kysely)
  const kept = addDays(lastExpiredDay(today), 1)
  const all = { first: before === undefined ? beginning : kept, last: yesterday }
  const occupancy = await occupancyDays(database.kysely, before, yesterday)
  const passages = await passageDays(database.kysely, before, kept, yesterday)
  let changed = 0
  const add = async (part: (trx: Trx) => Promise<number>): Promise<void> => {
    signal?.throwIfAborted()
    changed += await database.transaction(part)
  }
  for (const part of [countReceived, countIssued, countDecisions, countIncome]) await add((trx) => part(trx, all))
  if (occupancy.first <= occupancy.last) await add((trx) => countOccupancy(trx, occupancy))
  for (const span of spansOf(passages)) await add((trx) => countPassages(trx, span))
  signal?.throwIfAborted()
  const counted = { counted_day: yesterday, counted_at: now }
  await database.transaction((trx) =>
    trx
      .insertInto('statistic_progress')
      .values(counted)
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet(counted))
      .execute(),
  )
  return changed
}

/** Counts, unless another process does: what that one counts is the same. @returns how many rows of the statistics changed */
export const rollUp = async (services: Needed, signal?: AbortSignal): Promise<number> =>
  (await tryAdvisoryLock(services.database, lockKey, () => count(services, signal))) ?? 0

/** Early in the night, before the retention. */
export const rollUpStatistics = defineJob({
  name: 'roll-up-statistics',
  dailyAt: '00:20',
  timeoutSeconds: 3600,
  handle: async (_, { services, signal }) => void (await rollUp(services, signal)),
})

/** A town without statistics, new or just updated, does not wait for the night. */
export const rollUpAtStart = async ({ database, send }: Services): Promise<() => Promise<void>> => {
  if ((await readProgress(database.kysely)) === undefined)
    await database.transaction((trx) => send(trx, rollUpStatistics, {}, { singletonKey: 'start' }))
  return async () => {}
}
