import type { ListPage, ListRequest } from '@dovolilnice/contract/list'
import type { paymentRowSchema } from '@dovolilnice/contract/payments/payment'
import type { paymentList } from '@dovolilnice/contract/payments/payment-list'
import { allowedPaymentActions, waitingPaymentStatuses } from '@dovolilnice/contract/payments/payment-status'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { Db } from '../../../platform/database/tables.ts'
import { holdsText } from '../../../platform/search/search-text.ts'
import { allocatedCents } from '../payment-record.ts'

export type PaymentRowInput = z.input<typeof paymentRowSchema>
type Filters = ListRequest<typeof paymentList>['filters']

/** The applications that a payment is put to, in the order of their numbers. */
const paidApplications = sql<PaymentRowInput['applications']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', application.id, 'number', application.number, 'name', application.name) order by application.number)
  from application
  where application.id in (
    select allocation.application_id from payment_allocation as allocation
    where allocation.payment_id = payment.id and allocation.undone_at is null)), '[]'::jsonb)`

/** The applications that it may be for, while it is put to none. */
const proposedNumbers = sql<string>`coalesce((
  select string_agg(application.number, ', ' order by application.number) from application
  where application.id = any(payment.candidates) and not exists (
    select from payment_allocation as allocation where allocation.payment_id = payment.id and allocation.undone_at is null)), '')`

/** Payments as the list shows them. */
export const paymentRows = (db: Db) =>
  db
    .selectFrom('payment')
    .select([
      'payment.id',
      'payment.source',
      'payment.direction',
      'payment.booked_on',
      'payment.cents',
      'payment.currency',
      'payment.payer_name',
      'payment.payer_iban',
      'payment.reference',
      'payment.purpose',
      'payment.transaction_id',
      'payment.status',
      'payment.reason',
      'payment.version',
      'payment.reversal',
      'payment.to_see',
    ])
    .select([allocatedCents.as('allocated_cents'), paidApplications.as('applications'), proposedNumbers.as('proposed_numbers')])

type Stored = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number]

/** A row with what a person who may change payments may do with it. */
export const presentPayment = (row: Stored, mayWrite: boolean): PaymentRowInput => ({
  ...row,
  cents: row.direction === 'debit' ? -row.cents : row.cents,
  left_cents: row.direction === 'debit' || row.status === 'removed' || row.status === 'reversed' ? 0 : row.cents - row.allocated_cents,
  application_numbers: row.applications.map(({ number }) => number).join(', '),
  actions: mayWrite ? allowedPaymentActions(row) : [],
})

/** Names, references and purposes with the text, and payments of applications whose numbers begin so. */
const holds = (search: string) => {
  const part = likePart(search)
  return sql<boolean>`(${holdsText('payment.search_text', search)} or payment.payer_name ilike ${part} or payment.purpose ilike ${part}
    or replace(payment.payer_iban, ' ', '') ilike ${likePart(search.replace(/\s/g, ''))} or payment.id in (
      select allocation.payment_id from payment_allocation as allocation
      join application on application.id = allocation.application_id
      where allocation.undone_at is null and application.number ilike ${part}))`
}

const filtered = (db: Db, { search, status, direction, source, upload_id, statement_id, from, until }: Filters) =>
  paymentRows(db)
    .$call(
      ifGiven(status, (query, status) =>
        status === 'waiting'
          ? query.where((is) => is.or([is('payment.status', 'in', waitingPaymentStatuses), is('payment.to_see', '=', true)]))
          : query.where('payment.status', 'in', [status].flat()),
      ),
    )
    .$call(ifGiven(direction, (query, direction) => query.where('payment.direction', '=', direction)))
    .$call(ifGiven(source, (query, source) => query.where('payment.source', '=', source)))
    .$call(ifGiven(statement_id, (query, id) => query.where('payment.statement_id', '=', id)))
    .$call(
      ifGiven(upload_id, (query, id) =>
        query.where('payment.statement_id', 'in', (is) =>
          is.selectFrom('bank_statement').select('bank_statement.id').where('upload_id', '=', id),
        ),
      ),
    )
    .$call(ifGiven(from, (query, from) => query.where('payment.booked_on', '>=', from)))
    .$call(ifGiven(until, (query, until) => query.where('payment.booked_on', '<', until)))
    .$call(ifGiven(search || undefined, (query, search) => query.where(holds(search))))

/** One page of payments. */
export const listPaymentRows = async (
  db: Db,
  request: ListRequest<typeof paymentList>,
  mayWrite: boolean,
): Promise<ListPage<PaymentRowInput>> => {
  const page = await listRows({
    db,
    query: filtered(db, request.filters),
    request,
    sort: {
      booked_on: 'payment.booked_on',
      cents: 'payment.cents',
      payer_name: 'payment.payer_name',
      status: 'payment.status',
    },
    tieBreaker: 'payment.id',
  })
  return { ...page, items: page.items.map((row) => presentPayment(row, mayWrite)) }
}
