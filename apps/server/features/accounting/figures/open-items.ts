import { listOpenItems, sumOpenItems } from '@dovolilnice/contract/accounting/operations'
import type { OpenItemAge, OpenItemKind } from '@dovolilnice/contract/accounting/open-item'
import { localDayOf, timeZone } from '@dovolilnice/contract/primitives/local-day'
import { ifGiven, type Db, sql } from '../../../platform/database/db.ts'
import { holdsText } from '../../../platform/privacy/owner.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { implement, implementList } from '../../../platform/http/context.ts'

interface OpenItem {
  /** Unique: an application may owe its price and its administrative fee. */
  key: string
  id: string
  kind: OpenItemKind
  label: string
  name: string | null
  cents: number
  since: string
  days: number
  age: OpenItemAge
}

const localDay = (instant: string) => sql`(${sql.ref(instant)} at time zone ${timeZone})::date`

/** Applications that wait for their fee or for a part of it, since the approval. */
const owedToTown = sql`
  select application.id, case when received.cents = 0 then 'unpaid' else 'underpaid' end as kind, application.number as label, application.name,
    application.fee_cents - received.cents as cents, ${localDay('application.decided_at')} as since
  from application
  cross join lateral (
    select coalesce(sum(allocation.cents), 0)::bigint as cents from payment_allocation as allocation
    where allocation.application_id = application.id and allocation.covers = 'price' and allocation.undone_at is null) as received
  where application.status = 'approved' and application.fee_cents > received.cents`

/** Administrative fees that are not paid in full, since the application was filed; not those whose exemption is still claimed. */
const owedFees = sql`
  select application.id, 'administrative_fee', application.number, application.name, fee.cents - coalesce(received.cents, 0), ${localDay('fee.created_at')}
  from administrative_fee as fee
  join application on application.id = fee.application_id
  left join (
    select application_id, sum(cents)::bigint as cents from payment_allocation
    where covers = 'administrative_fee' and undone_at is null group by application_id) as received on received.application_id = fee.application_id
  where application.status <> 'cancelled' and fee.exemption_status is distinct from 'claimed' and fee.cents > coalesce(received.cents, 0)`

/** What is left of payments, or came for nothing known, and nobody has proposed to pay back; what was proposed stands among the refunds. */
const leftOfPayments = sql`
  select payment.id, case when payment.status in ('overpaid', 'early') then 'overpaid' else 'unidentified' end, coalesce(nullif(payment.reference, ''), payment.purpose, ''), 
    coalesce(payment.payer_name, (select application.name from application where application.id = payment.candidates[1])),
    payment.cents - taken_back.cents - allocated.cents - refunded.cents, payment.booked_on
  from payment
  cross join lateral (
    select coalesce(sum(part.cents), 0)::bigint as cents from payment as part where part.reverses_id = payment.id) as taken_back
  cross join lateral (
    select coalesce(sum(allocation.cents), 0)::bigint as cents from payment_allocation as allocation
    where allocation.payment_id = payment.id and allocation.undone_at is null) as allocated
  cross join lateral (
    select coalesce(sum(refund.cents), 0)::bigint as cents from refund where refund.payment_id = payment.id and refund.status <> 'declined') as refunded
  where payment.status in ('overpaid', 'early', 'ambiguous', 'unknown') and payment.direction = 'credit' and payment.currency = 'EUR' and payment.cents > taken_back.cents + allocated.cents + refunded.cents`

const waitingRefunds = sql`
  select refund.id, 'refund', refund.number, refund.payee_name, refund.cents, ${localDay('refund.proposed_at')}
  from refund where refund.status in ('proposed', 'approved', 'ordered')`

/** @param today the local day from which ages are counted */
const openItems = (db: Db, today: string) =>
  db.selectFrom(
    sql<OpenItem>`(
      select aged.*, case when days <= 30 then 'to_30' when days <= 60 then 'to_60' when days <= 90 then 'to_90' else 'over_90' end as age
      from (
        select item.kind || ' ' || item.id as key, item.id, item.kind, item.label, item.name, item.cents, item.since, greatest(0, ${today}::date - item.since) as days
        -- Not folded into what stands around it: else the local day of each would be worked out for each use of it.
        from (${owedToTown} union all ${owedFees} union all ${leftOfPayments} union all ${waitingRefunds} offset 0) as item
      ) as aged)`.as('open_item'),
  )

export const handleListOpenItems = implementList(listOpenItems, async ({ body }, { db, now }) => {
  const query = openItems(db, localDayOf(now))
    .select(['open_item.id', 'open_item.kind', 'open_item.label', 'open_item.name', 'open_item.cents'])
    .select(['open_item.since', 'open_item.days', 'open_item.age'])
    .$call(ifGiven(body.filters.kind, (rows, kind) => rows.where('open_item.kind', '=', kind)))
    .$call(ifGiven(body.filters.name, (rows, name) => rows.where(holdsText('open_item.name')(name))))
    .$call(ifGiven(body.filters.age, (rows, age) => rows.where('open_item.age', '=', age)))
  return listRows({
    db,
    query,
    request: body,
    sort: {
      label: 'open_item.label',
      kind: 'open_item.kind',
      name: 'open_item.name',
      cents: 'open_item.cents',
      since: 'open_item.since',
    },
    tieBreaker: 'open_item.key',
    isFew: true,
  })
})

export const handleSumOpenItems = implement(sumOpenItems, async (_, { db, now }) => ({
  sums: await openItems(db, localDayOf(now))
    .select((of) => [
      'open_item.kind',
      'open_item.age',
      of.fn.countAll<number>().as('count'),
      sql<number>`sum(open_item.cents)::bigint`.as('cents'),
    ])
    .groupBy(['open_item.kind', 'open_item.age'])
    .orderBy('open_item.kind')
    .orderBy('open_item.age')
    .execute(),
}))
