import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/tables.ts'
import type { CountedDays } from './counted-days.ts'

/** The local day on which an application came: by post, or by the form. */
const receivedDay = sql`coalesce(application.received_on, (application.created_at at time zone ${sql.lit(timeZone)})::date)`

/** Counts the applications received; those that a clerk entered by mistake are none. Resolves with the number of rows that changed. */
export const countReceived = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
  const { rows } = await sql<{ changed: number }>`
    with counted as (
      select ${receivedDay} as day, permit_kind_id, count(*)::integer as count
      from application
      where status <> 'cancelled' and ${receivedDay} between ${first}::date and ${last}::date
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

/**
 * Counts the decisions that stand: one that was annulled on appeal is not decided any more. The reason of a rejection is that of its last act;
 * whoever withdrew after an approval was approved. Resolves with the number of rows that changed.
 */
export const countDecisions = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
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
