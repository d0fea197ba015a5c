import type { BookedRecord } from '@dovolilnice/contract/accounting/journal'
import type { ReconciledItemKind } from '@dovolilnice/contract/accounting/reconciliation'
import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** A part of a balance. */
export interface FoundItem {
  id: string
  kind: ReconciledItemKind
  type: BookedRecord['type'] | null
  label: string
  name: string | null
  day: string | null
  cents: number
  /** Of the bank: the account; null where no statement says it. */
  iban: string | null
}

const localDay = (instant: string) => sql`(${sql.ref(instant)} at time zone ${timeZone})::date`

/** Made before an instant, and not taken back by then. */
const holds = (made: string, undone: string, at: Date) =>
  sql`${sql.ref(made)} < ${at} and (${sql.ref(undone)} is null or ${sql.ref(undone)} >= ${at})`

/** What the payers of applications owe: invoices less what was put to them, and what was paid back of a credit note. */
const receivables = (at: Date) => sql`
  select application.id, 'application' as kind, 'application' as type, application.number as label, application.name, ${localDay('owed.since')} as day, owed.cents
  from (
    select application_id, min(at) as since, sum(cents) as cents
    from (
      select application_id, issued_at as at, total_cents::bigint as cents from invoice where issued_at < ${at}
      union all
      select application_id, made_at, -cents from payment_allocation where covers = 'price' and ${holds('made_at', 'undone_at', at)}
      union all
      select application_id, settled_at, cents from refund where payment_id is null and settled_at < ${at}
      union all
      select refund.application_id, back.settled_at, refund.cents from refund_return as back join refund on refund.id = back.refund_id
      where refund.payment_id is null and ${holds('back.settled_at', 'back.returned_at', at)}
    ) as moved group by application_id having sum(cents) <> 0
  ) as owed
  join application on application.id = owed.application_id`

/**
 * What came and is put to nothing, with minus: what is left of each payment; one that was taken back stands with the movement that did it. Payouts of before
 * the town cleared stand there too, and the opening against them.
 */
const unallocated = (at: Date) => sql`
  select payment.id, 'payment' as kind, 'payment' as type, coalesce(nullif(payment.reference, ''), payment.purpose, payment.transaction_id, '') as label,
    payment.payer_name as name, payment.booked_on as day, part.cents
  from (
    select id, -sum(cents) as cents from (
      select coalesce(reverses_id, id) as id, case direction when 'credit' then cents else -cents end as cents
      from payment where currency = 'EUR' and created_at < ${at} and (direction = 'credit' or reversal)
        and id not in (select payment_id from refund_return)
      union all
      select payment.id, -payment.cents from payment_removal as removal join payment on payment.id = removal.payment_id
      where payment.currency = 'EUR' and payment.direction = 'credit' and ${holds('removal.removed_at', 'removal.restored_at', at)}
      union all
      select payment_id, -cents from payment_allocation where ${holds('made_at', 'undone_at', at)}
      union all
      select payment_id, -cents from refund where payment_id is not null and settled_at < ${at}
      union all
      select refund.payment_id, -refund.cents from refund_return as back join refund on refund.id = back.refund_id
      where refund.payment_id is not null and ${holds('back.settled_at', 'back.returned_at', at)}
      union all
      select payment_id, -net_cents from clearing where net_cents > 0 and ${holds('made_at', 'undone_at', at)}
    ) as moved group by id having sum(cents) <> 0
  ) as part
  join payment on payment.id = part.id
  union all
  select id, 'opening', null, '', null, ${localDay('made_at')}, net_cents
  from clearing where payment_id is null and net_cents <> 0 and ${holds('made_at', 'undone_at', at)}`

/** What must lie in each drawer. */
const drawers = (at: Date) => sql`
  select device.id, 'drawer' as kind, 'drawer' as type, premise.code || '-' || device.code as label, device.name, null::date as day,
    coalesce((select closing.left_cents from drawer_closing as closing where closing.device_id = device.id and closing.closed_at < ${at}
      order by closing.closed_at desc limit 1), 0)
    + coalesce((select sum(movement.cents) from drawer_movement as movement left join drawer_closing as closing on closing.id = movement.closing_id
      where movement.device_id = device.id and movement.method = 'cash' and movement.made_at < ${at}
        and (closing.id is null or closing.closed_at >= ${at})), 0) as cents
  from cash_device as device join business_premise as premise on premise.id = device.premise_id`

/** Of each account at a bank, between what the bank says and what the journal books: what lay there before, what the town spends otherwise, and what does not stand on a statement. */
const bank = (at: Date, own: string | null) => sql`
  select * from (
    select distinct on (iban) id, 'statement' as kind, null::text as type, coalesce(bank_id, file_name) as label, null::text as name, until_on as day,
      closing_cents as cents, iban
    from bank_statement where uploaded_at < ${at} and closing_cents is not null order by iban, until_on desc, id desc) as last
  union all
  select * from (
    select distinct on (iban) id, 'statement_opening', null, coalesce(bank_id, file_name), null, from_on, -opening_cents, iban
    from bank_statement where uploaded_at < ${at} and opening_cents is not null order by iban, from_on, id) as first
  union all
  select min(payment.id::text)::uuid, 'own_outgoing', null, count(*)::text, null, max(payment.booked_on), coalesce(sum(payment.cents), 0), statement.iban
  from payment
  left join bank_statement as statement on statement.id = payment.statement_id
  where payment.source = 'bank' and payment.currency = 'EUR' and payment.direction = 'debit' and not payment.reversal and payment.created_at < ${at}
    and payment.id not in (select paid_by_id from refund where paid_by_id is not null)
    and payment.id not in (select paid_by_id from refund_return where paid_by_id is not null)
    and payment.id not in (select payment_id from clearing where payment_id is not null and ${holds('made_at', 'undone_at', at)})
  group by statement.iban
  union all
  select min(payment.id::text)::uuid, 'without_balances', null, '', null, max(payment.booked_on),
    sum(case payment.direction when 'debit' then -payment.cents else payment.cents end), statement.iban
  from payment
  left join bank_statement as statement on statement.id = payment.statement_id
  join (select iban, min(from_on) as begins, max(until_on) as ends from bank_statement where uploaded_at < ${at} and closing_cents is not null group by iban) as told
    on coalesce(statement.iban, ${own}) is not distinct from told.iban and payment.booked_on not between told.begins and told.ends
  where payment.source = 'bank' and payment.currency = 'EUR' and payment.created_at < ${at} and statement.closing_cents is null
  group by statement.iban
  union all
  select payment.id, 'removed', 'payment', coalesce(payment.reference, ''), payment.payer_name, payment.booked_on, -payment.cents, statement.iban
  from payment_removal as removal
  join payment on payment.id = removal.payment_id
  left join bank_statement as statement on statement.id = payment.statement_id
  where payment.source = 'bank' and payment.currency = 'EUR' and payment.direction = 'credit' and ${holds('removal.removed_at', 'removal.restored_at', at)}
  union all
  select id, 'refund', 'refund', number, payee_name, paid_on, -cents, null
  from refund where settled_at < ${at} and paid_by_id is null and online_payment_id is null`

const queries = { bank, cash: drawers, receivables, unallocated } satisfies Record<
  string,
  (at: Date, own: string | null) => RawBuilder<unknown>
>

/**
 * What the balance of an account is made of at an instant, but for what a movement of a statement clears.
 * @param own the town's account of today, to which belongs what no statement names one for
 */
export const readItemsOf = (db: Db, place: keyof typeof queries, at: Date, own: string | null): Promise<FoundItem[]> =>
  db
    .selectFrom(sql<FoundItem>`(${queries[place](at, own)})`.as('item'))
    .select(['item.id', 'item.kind', 'item.type', 'item.label', 'item.name', 'item.day'])
    .select(sql<string | null>`${place === 'bank' ? sql.ref('item.iban') : sql`null::text`}`.as('iban'))
    .select(sql<number>`item.cents::bigint`.as('cents'))
    .where('item.cents', '!=', 0)
    .orderBy('item.day')
    .orderBy('item.id')
    .execute()
