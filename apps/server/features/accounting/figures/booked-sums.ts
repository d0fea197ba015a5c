import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'
import type { Span } from '../journal/journal-entry.ts'

/** What is booked on a place before a span, debit less credit, and on each side in it. */
export interface BookedSums {
  place: string
  /** Of the bank: the account whose statement has the movement; null where none has it. */
  iban: string | null
  opening: number
  debit: number
  credit: number
}

/** Whether something happened before a span, or in it. */
const before = (from: Date) => sql`filter (where at < ${from})`
const inside = (from: Date) => sql`filter (where at >= ${from})`

/**
 * What the journal carries from one place to another, as `read-entries.ts` writes it: of ten years the database adds up in a moment what would be read for
 * seconds. A test holds that both say the same. `iban` is that of the bank's side. What is put to an application is in euros, so it needs no look at its payment.
 */
const moved = sql`
  select 'receivables' as debit, null as credit, null::text as iban, issued_at as at, total_cents::bigint as cents from invoice
  union all
  select payment.source, 'unallocated', statement.iban, payment.created_at, case payment.direction when 'credit' then payment.cents else -payment.cents end
  from payment left join bank_statement as statement on statement.id = payment.statement_id
  where payment.currency = 'EUR' and (payment.direction = 'credit' or payment.reversal) and payment.id not in (select payment_id from refund_return)
  union all
  select payment.source, 'unallocated', statement.iban, step.at, step.cents
  from payment_removal as removal
  join payment on payment.id = removal.payment_id
  left join bank_statement as statement on statement.id = payment.statement_id
  cross join lateral (values (removal.removed_at, -payment.cents), (removal.restored_at, payment.cents)) as step (at, cents)
  where payment.currency = 'EUR' and payment.direction = 'credit'
  union all
  select 'unallocated', case covers when 'price' then 'receivables' else 'administrative_fee' end, null, made_at, cents from payment_allocation
  union all
  select 'unallocated', case covers when 'price' then 'receivables' else 'administrative_fee' end, null, undone_at, -cents
  from payment_allocation where undone_at is not null
  union all
  select case when paid.payment_id is null then 'receivables' else 'unallocated' end, case when paid.online_payment_id is null then 'bank' else 'card_online' end,
    statement.iban, paid.at, paid.cents
  from (
    select payment_id, online_payment_id, settled_at as at, cents, paid_by_id as mover from refund
    union all
    select refund.payment_id, null, step.at, step.cents, step.mover
    from refund_return as back
    join refund on refund.id = back.refund_id
    cross join lateral (values (back.settled_at, refund.cents, back.paid_by_id), (back.returned_at, -refund.cents, back.payment_id)) as step (at, cents, mover)
  ) as paid
  left join payment as mover on mover.id = paid.mover
  left join bank_statement as statement on statement.id = mover.statement_id
  union all
  select 'machine_coins', null, null, recorded_at, counted_cents from machine_emptying
  union all
  select 'cash_in_transit', 'cash', null, closed_at, deposit_cents from drawer_closing where in_journal
  union all
  select case when difference_cents > 0 then 'cash' end, case when difference_cents < 0 then 'cash' end, null, closed_at, abs(difference_cents)
  from drawer_closing where in_journal
  union all
  select 'cash', 'cash_in_transit', null, made_at, cents from drawer_movement where kind = 'change_money' and in_journal
  union all
  select case when leg.cents > 0 then leg.place end, case when leg.cents < 0 then leg.place end, leg.iban, step.at, step.sign * abs(leg.cents)
  from clearing
  left join payment on payment.id = clearing.payment_id
  left join bank_statement as statement on statement.id = payment.statement_id
  cross join lateral (values (clearing.made_at, 1), (clearing.undone_at, -1)) as step (at, sign)
  cross join lateral (values
    (case payment.direction when 'debit' then 'bank' else 'unallocated' end, statement.iban, net_cents),
    (clearing.place, null, -net_cents - fee_cents - difference_cents)) as leg (place, iban, cents)`

/** The sums of all that the journal books until the end of a span. */
export const readBookedSums = async (db: Db, { from, until }: Span): Promise<BookedSums[]> => {
  const { rows } = await sql<BookedSums>`
    select side.place, case side.place when 'bank' then iban end as iban, sum(side.opening)::bigint as opening, sum(side.debit)::bigint as debit,
      sum(side.credit)::bigint as credit
    from (
      select debit, credit, iban, coalesce(sum(cents) ${before(from)}, 0) as opening, coalesce(sum(cents) ${inside(from)}, 0) as cents
      from (${moved}) as moved where at < ${until} group by debit, credit, iban
    ) as summed
    cross join lateral (values (summed.debit, summed.opening, summed.cents, 0), (summed.credit, -summed.opening, 0, summed.cents))
      as side (place, opening, debit, credit)
    where side.place is not null group by 1, 2`.execute(db)
  return rows
}
