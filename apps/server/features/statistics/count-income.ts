import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/tables.ts'
import type { CountedDays } from './counted-days.ts'

/** Counts income with VAT as `read-income` does: by the day on which a document was issued, or a count of a coin machine recorded. */
export const countIncome = async (trx: Trx, { first, last }: CountedDays): Promise<number> => {
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
