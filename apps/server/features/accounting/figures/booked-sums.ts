import { type Booking, invoiceBookings, type LedgerPlace } from '@dovolilnice/contract/accounting/journal'
import { type Db, sql } from '../../../platform/database/db.ts'
import { type Span, within } from '../journal/journal-entry.ts'

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
  select 'receivables' as debit, null as credit, null::text as iban, issued_at as at, total_cents::bigint as cents, 1 as entries from invoice
  union all
  select payment.source, 'unallocated', statement.iban, payment.created_at, case payment.direction when 'credit' then payment.cents else -payment.cents end, 1
  from payment left join bank_statement as statement on statement.id = payment.statement_id
  where payment.currency = 'EUR' and (payment.direction = 'credit' or payment.reversal) and payment.id not in (select payment_id from refund_return)
  union all
  select payment.source, 'unallocated', statement.iban, step.at, step.cents, 1
  from payment_removal as removal
  join payment on payment.id = removal.payment_id
  left join bank_statement as statement on statement.id = payment.statement_id
  cross join lateral (values (removal.removed_at, -payment.cents), (removal.restored_at, payment.cents)) as step (at, cents)
  where payment.currency = 'EUR' and payment.direction = 'credit'
  union all
  select 'unallocated', case covers when 'price' then 'receivables' else 'administrative_fee' end, null, made_at, cents, 1 from payment_allocation
  union all
  select 'unallocated', case covers when 'price' then 'receivables' else 'administrative_fee' end, null, undone_at, -cents, 1
  from payment_allocation where undone_at is not null
  union all
  select case when paid.payment_id is null then 'receivables' else 'unallocated' end, case when paid.online_payment_id is null then 'bank' else 'card_online' end,
    statement.iban, paid.at, paid.cents, 1
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
  select 'machine_coins', leg.place, null, recorded_at, leg.cents, leg.entries from machine_emptying
  cross join lateral (values ('machine_income', counted_cents - vat_cents, 1), ('vat', vat_cents, 0)) as leg (place, cents, entries)
  union all
  select 'cash_in_transit', 'cash', null, closed_at, deposit_cents, (deposit_cents <> 0 or difference_cents <> 0)::integer from drawer_closing where in_journal
  union all
  select case when difference_cents < 0 then 'cash_difference' else 'cash' end, case when difference_cents < 0 then 'cash' else 'cash_difference' end, null,
    closed_at, abs(difference_cents), 0
  from drawer_closing where in_journal
  union all
  select 'cash', 'cash_in_transit', null, made_at, cents, 1 from drawer_movement where kind = 'change_money' and in_journal
  union all
  select case when leg.cents > 0 then leg.place end, case when leg.cents < 0 then leg.place end, leg.iban, step.at, step.sign * abs(leg.cents), leg.entries
  from clearing
  left join payment on payment.id = clearing.payment_id
  left join bank_statement as statement on statement.id = payment.statement_id
  cross join lateral (values (clearing.made_at, 1), (clearing.undone_at, -1)) as step (at, sign)
  cross join lateral (values
    (case payment.direction when 'debit' then 'bank' else 'unallocated' end, statement.iban, net_cents, 1),
    ('card_fees', null, fee_cents, 0), ('clearing_difference', null, difference_cents, 0),
    (clearing.place, null, -net_cents - fee_cents - difference_cents, 0)) as leg (place, iban, cents, entries)`

/**
 * What the journal of a span books, place by place, and how many entries do: without reading them. Invoices of the same lines are booked as often as there
 * are.
 */
export const readBooked = async (db: Db, { from, until }: Span): Promise<{ entries: number; bookings: Booking[] }> => {
  const { rows } = await sql<{ debit: LedgerPlace | null; credit: LedgerPlace | null; cents: number; entries: number; booked: boolean }>`
    select debit, credit, sum(cents)::bigint as cents, bool_or(cents <> 0) as booked, sum(entries)::integer as entries
    from (${moved}) as moved where at >= ${from} and at < ${until} group by debit, credit`.execute(db)
  const invoices = await db
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .select((of) => ['application.permit_kind_id as kind_id', 'invoice.lines', of.fn.countAll<number>().as('count')])
    .where(within({ from, until }, 'invoice.issued_at'))
    .groupBy(['application.permit_kind_id', 'invoice.lines'])
    .execute()
  return {
    entries: rows.reduce((sum, { entries }) => sum + entries, 0),
    bookings: [
      ...rows.flatMap(({ debit, credit, cents, booked }): Booking[] => [
        ...(debit === null || !booked ? [] : [{ place: debit, side: 'debit' as const, cents }]),
        ...(credit === null || !booked ? [] : [{ place: credit, side: 'credit' as const, cents }]),
      ]),
      ...invoices.flatMap(({ lines, kind_id: kind, count }) =>
        // What payers owe stands above.
        invoiceBookings(lines, kind).flatMap((one) => (one.place === 'receivables' ? [] : [{ ...one, cents: one.cents * count }])),
      ),
    ],
  }
}

/** Where a page of entries lies: the span of its instants, how many entries of the journal are before that, and how many there are. */
export const findPage = async (
  db: Db,
  { from, until }: Span,
  skipped: number,
  size: number,
): Promise<{ total: number; before: number; span: Span }> => {
  const { rows } = await sql<{ total: number; before: number; first: Date | null; last: Date | null }>`
    with entry as materialized (
      select date_trunc('milliseconds', at) as at from (${moved}) as moved where entries = 1 and at >= ${from} and at < ${until}
    ), page as (
      select min(at) as first, max(at) as last from (select at from entry order by at offset ${skipped}::integer limit ${size}::integer) as shown
    )
    select (select count(*) from entry)::integer as total, (select count(*) from entry where at < page.first)::integer as before, first, last from page`.execute(
    db,
  )
  const { total, before, first, last } = rows[0] ?? { total: 0, before: 0, first: null, last: null }
  return { total, before, span: { from: first ?? from, until: last === null ? from : new Date(last.getTime() + 1) } }
}

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
