import { addDays, localDayOf, startOfLocalDay, timeZone } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/tables.ts'
import type { CountedDays } from './counted-days.ts'

/** Days that are counted in one transaction. */
const daysAtOnce = 31

/**
 * Counts the lines of the access log by hour of the town's clock. The hour that comes twice when summer time ends counts both.
 * Resolves with the number of rows that changed.
 */
export const countPassages = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
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
export const findLateDays = async (db: Db, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    select distinct (at at time zone ${sql.lit(timeZone)})::date as day from access_log where received_at >= ${since}`.execute(db)
  return rows.map(({ day }) => day)
}

/** The local day of the oldest line; undefined without any. */
export const findFirstPassageDay = async (db: Db): Promise<string | undefined> => {
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
