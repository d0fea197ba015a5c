import type { Client } from 'pg'
import { waitFor } from '../../../tools/services/processes.ts'
import type { Payable } from './payable-copies.ts'
import type { Place } from './places.ts'
import type { TownToKill } from './town-to-kill.ts'

/** What became of one payment. */
export interface Outcome {
  number: string
  payments: number
  allocations: number
  status: string
  invoices: number
  permits: number
  /** Times that the tax authority has registered the invoice. */
  registered: number
  eors: number
  /** Different mails with the invoice: one that was taken twice has the same id both times, and receivers show it once. */
  mails: number
  refunds: number
  /** Payment orders with such a refund, of the sum of their refunds. */
  orders: number
}

interface Counted extends Omit<Outcome, 'registered' | 'mails'> {
  invoice_numbers: string[]
}

const count = async (client: Client, ids: readonly string[]): Promise<Counted[]> => {
  const { rows } = await client.query(
    `select number, status,
       (select count(*)::int from payment where reference = 'SI00' || regexp_replace(application.number, '\\D', '', 'g')
          or id in (select payment_id from payment_allocation where application_id = application.id)) as payments,
       (select count(*)::int from payment_allocation where application_id = application.id and covers = 'price' and undone_at is null) as allocations,
       (select count(*)::int from refund where reason = application.number) as refunds,
       (select count(distinct refund_order.id)::int from refund join refund_order on refund_order.id = order_id
          where refund.reason = application.number
            and total_cents = (select sum(cents) from refund as ordered where ordered.order_id = refund_order.id)) as orders,
       (select count(*)::int from permit where application_id = application.id) as permits,
       (select count(*)::int from invoice where application_id = application.id) as invoices,
       (select count(eor)::int from invoice where application_id = application.id) as eors,
       array(select invoice.number from invoice where application_id = application.id) as invoice_numbers
     from application where id = any($1) order by number`,
    [ids],
  )
  return rows
}

const outcomesOf = async ({ product, standIn, stops }: TownToKill, payables: readonly Payable[]): Promise<Outcome[]> => {
  const counted = await count(
    stops.client,
    payables.map(({ id }) => id),
  )
  const mails = product.mail.mails()
  const registered = standIn.register.invoices()
  return counted.map(({ invoice_numbers: numbers, ...row }) => {
    const ids = mails.flatMap(({ subject, message_id: id }) =>
      numbers.some((number) => subject.startsWith(`Račun ${number} `)) ? [id] : [],
    )
    return { ...row, registered: registered.filter(({ number }) => numbers.includes(number)).length, mails: new Set(ids).size }
  })
}

/** What must have become of each payment, whatever was killed. */
const wanted = ({ way }: Place, { number }: Outcome): Outcome => {
  const verified = way === 'statement' || way === 'refund' ? 0 : 1
  const paidBack = way === 'refund' ? 1 : 0
  const same = { number, invoices: 1, registered: verified, eors: verified, mails: 1, refunds: paidBack, orders: paidBack }
  return way === 'cash'
    ? { ...same, payments: 0, allocations: 0, status: 'paid', permits: 0 }
    : { ...same, payments: 1, allocations: 1, status: 'completed', permits: 1 }
}

/** Waits until no job of the way from the payment to the mail is left: one that a dead process had is done once more first. */
export const comeToRest = ({ stops }: TownToKill): Promise<boolean> =>
  waitFor(async () => {
    const { rows } = await stops.client.query(
      `select count(*)::int as open from pgboss.job where state < 'completed' and name in ('settle-paid', 'mail-invoices', 'send-mail', 'register-invoice')`,
    )
    return rows[0].open === 0
  }, 300_000)

/** Payments of which something is missing or doubled. */
export const faultsOf = async (town: TownToKill, place: Place, payables: readonly Payable[]): Promise<Outcome[]> => {
  const outcomes = await outcomesOf(town, payables)
  return outcomes.filter((outcome) => JSON.stringify(outcome) !== JSON.stringify({ ...outcome, ...wanted(place, outcome) }))
}

/** Numbers that are missing or given twice in the series of the town's devices. */
export const gapsOf = async ({ stops }: TownToKill): Promise<number> => {
  const { rows } = await stops.client.query(
    `select coalesce(sum(gaps), 0)::int as gaps from (
       select max(sequence) - count(distinct sequence) + count(*) - count(distinct sequence) as gaps from invoice group by device_id) series`,
  )
  return rows[0].gaps
}
