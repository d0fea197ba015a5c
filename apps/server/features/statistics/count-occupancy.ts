import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/tables.ts'
import type { CountedDays } from './counted-days.ts'

/**
 * From when a permit holds a place, and until which day. A permit tells its present status alone, so one that is not in force any more counts up to the
 * day of its last change; that is exact for the day that has just ended.
 */
const spans = sql`
  select parking_lot_id, greatest(valid_from, (issued_at at time zone ${sql.lit(timeZone)})::date) as begins,
    case when status = 'issued' then valid_until else least(valid_until, (updated_at at time zone ${sql.lit(timeZone)})::date) end as ends
  from permit`

/** Counts permits in force in each lot on each day; what is counted stays, as what was then is not told by the rows of today. */
export const countOccupancy = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
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
export const findFirstPermitDay = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`select min(begins) as day from (${spans}) as permit where ends > begins`.execute(db)
  return rows[0]?.day ?? undefined
}
