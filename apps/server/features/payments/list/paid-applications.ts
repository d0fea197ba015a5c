import type { ListPage, ListRequest } from '@dovolilnice/contract/list'
import { OperationError } from '@dovolilnice/contract/errors'
import * as contract from '@dovolilnice/contract/payments/operations'
import type { paidApplicationList } from '@dovolilnice/contract/payments/payment-list'
import { type ExpressionBuilder, sql } from 'kysely'
import { ifGiven, type Db, type Tables } from '../../../platform/database/db.ts'
import { countedBy, listRows, writtenBy } from '../../../platform/database/lists/list-query.ts'
import { holdsTextOrName } from '../../../platform/search/search-text.ts'
import { readPayable } from '../one-payable.ts'
import { readAllPayables } from '../payable-queries.ts'
import { readEarlyCents } from '../settle/early-payments.ts'
import { presentPayable } from './proposals.ts'
import { implement, implementList } from '../../../platform/http/context.ts'

const byText = (search: string) => holdsTextOrName({ text: 'application.search_text', name: 'application.name' }, search)

type OfApplication = ExpressionBuilder<Tables, 'application'>

/** What was put to the price of applications, and is put to it still. */
const received = ({ selectFrom }: Pick<OfApplication, 'selectFrom'>) =>
  selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .select((of) => [
      'payment_allocation.application_id',
      of.fn.sum<number>('payment_allocation.cents').as('received_cents'),
      of.fn.max('payment.booked_on').as('paid_on'),
    ])
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .groupBy('payment_allocation.application_id')

/** What came for each application that was paid through this feature, with the day of the last payment. */
const paid = (db: Db) =>
  db
    .selectFrom('application')
    .innerJoin(
      (from) => received(from).as('received'),
      (on) => on.onRef('received.application_id', '=', 'application.id'),
    )
    .where('application.status', 'in', ['paid', 'completed'])

/** The same for a list, whose count needs no sums, nor a page more than its own; narrowed by one of the two below. */
const listedPaid = (db: Db) =>
  db
    .selectFrom('application')
    .where('application.status', 'in', ['paid', 'completed'])
    .leftJoinLateral(
      (from) => received(from).whereRef('payment_allocation.application_id', '=', 'application.id').as('received'),
      (on) => on.onRef('received.application_id', '=', 'application.id'),
    )

type Listed = ReturnType<typeof listedPaid>

const withPayment = (query: Listed) =>
  query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('payment_allocation as one')
        .select('one.id')
        .whereRef('one.application_id', '=', 'application.id')
        .where('one.covers', '=', 'price')
        .where('one.undone_at', 'is', null),
    ),
  )

/** Each with its last payment, so that a page is read by the index of the days of payments. */
const withLastPayment = (query: Listed) =>
  query
    .innerJoin('payment_allocation as last', 'last.application_id', 'application.id')
    .innerJoin('payment as ended', 'ended.id', 'last.payment_id')
    .where('last.covers', '=', 'price')
    .where('last.undone_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_allocation as later')
            .innerJoin('payment as by', 'by.id', 'later.payment_id')
            .select('later.id')
            .whereRef('later.application_id', '=', 'last.application_id')
            .where('later.covers', '=', 'price')
            .where('later.undone_at', 'is', null)
            .where(sql<boolean>`(by.booked_on, later.id) > (ended.booked_on, last.id)`),
        ),
      ),
    )

const permitNumber = sql<string | null>`(
  select permit.number from permit where permit.application_id = application.id order by permit.issued_at limit 1)`

export const handleListPaidApplications = implementList(contract.listPaidApplications, async ({ body }, { db }) => {
  return listPaid(db, body)
})

export const handleListInvoicesNotSent = implementList(contract.listInvoicesNotSent, async ({ body }, { db }) => {
  return listPaid(db, body, true)
})

/** The invoice of an application that is not taken back; written as in the indexes `invoice_live` and `invoice_unsent`, which a plan that is kept would not find by a parameter. */
const liveInvoice = ({ selectFrom }: OfApplication) =>
  selectFrom('invoice')
    .select('invoice.id')
    .whereRef('invoice.application_id', '=', 'application.id')
    .where(sql<boolean>`invoice.kind = 'invoice'`)
    .where('invoice.cancelled_by_id', 'is', null)

const hasUnsentInvoice = (is: OfApplication) => is.exists(liveInvoice(is).where('invoice.sent_at', 'is', null))
const hasNoInvoice = (is: OfApplication) => is.and([is('application.fee_cents', '>', 0), is.not(is.exists(liveInvoice(is)))])

const listPaid = (db: Db, request: ListRequest<typeof paidApplicationList>, isUnsent = false): Promise<ListPage<PaidRow>> => {
  const { filters, sortByKey } = request
  const sort = {
    number: 'application.number',
    name: 'application.name',
    paid_on: 'received.paid_on',
    received_cents: 'received.received_cents',
  } as const
  const asked = { db, request, tieBreaker: 'application.id' } as const
  // The few that a filter leaves are sorted sooner than the payments of ten years are gone through for them.
  const isWhole = !isUnsent && !filters.search && filters.without_permit !== true && filters.without_invoice !== true
  return isWhole && sortByKey === 'paid_on'
    ? listRows({
        ...asked,
        ...{ query: writtenBy(byLastPayment), counted: () => countedBy(withPayment(listedPaid(db))) },
        sort: { ...sort, paid_on: 'ended.booked_on' },
      })
    : listRows({ ...asked, query: writtenBy(filtered, filters, isUnsent), sort })
}

const listedColumns = [
  'application.id',
  'application.number',
  'application.name',
  'application.fee_cents',
  sql<number>`received.received_cents`.as('received_cents'),
  sql<string>`received.paid_on`.as('paid_on'),
  permitNumber.as('permit_number'),
] as const

const byLastPayment = (db: Db) => withLastPayment(listedPaid(db)).select(listedColumns)

const filtered = (db: Db, filters: ListRequest<typeof paidApplicationList>['filters'], isUnsent: boolean) =>
  withPayment(listedPaid(db))
    .$call(ifGiven(filters.search || undefined, (rows, search) => rows.where(byText(search))))
    .$if(isUnsent, (rows) => rows.where(hasUnsentInvoice))
    .$if(filters.without_invoice === true, (rows) => rows.where(hasNoInvoice))
    .$if(filters.without_permit === true, (rows) => rows.where('application.status', '=', 'paid'))
    .select(listedColumns)

interface PaidRow {
  id: string
  number: string
  name: string
  fee_cents: number
  received_cents: number
  paid_on: string
  permit_number: string | null
}

export const handleSumPaidApplications = implement(contract.sumPaidApplications, ({ body: { from, until } }, { db }) =>
  paid(db)
    .$call(ifGiven(from, (query, from) => query.where('received.paid_on', '>=', from)))
    .$call(ifGiven(until, (query, until) => query.where('received.paid_on', '<', until)))
    .select((of) => [
      of.fn.countAll<number>().as('applications'),
      sql<number>`coalesce(sum(received.received_cents), 0)::bigint`.as('received_cents'),
      of.fn.countAll<number>().filterWhere('application.status', '=', 'paid').as('without_permit'),
    ])
    .executeTakeFirstOrThrow(),
)

export const handleFindOpenApplications = implement(contract.findOpenApplications, async ({ body }, { db, record, capabilities }) => {
  record({ after: { filters: { search: body.search } } })
  const owed = sql<boolean>`(application.status = 'approved' and application.fee_cents > 0
    or exists (select from administrative_fee where administrative_fee.application_id = application.id and administrative_fee.cents > 0))`
  const found = await db
    .selectFrom('application')
    .select('id')
    .where(owed)
    .where(byText(body.search))
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  const { money } = await capabilities.readParameters(db)
  const payables = found.length === 0 ? [] : await readAllPayables(db, money, { ids: found.map(({ id }) => id) })
  // What is paid, or not to be paid yet, is shown only where it is the application's price: its status says why.
  const open = payables.filter(({ covers, status, fee_cents, open_cents }) =>
    covers === 'price' ? status === 'approved' && fee_cents > 0 : open_cents > 0,
  )
  return { items: open.map(presentPayable) }
})

export const handleReadApplicationPayments = implement(contract.readApplicationPayments, async ({ params }, context) => {
  const { db } = context
  const payable = await readPayable(db, context, params.id)
  if (payable === undefined) throw new OperationError('not_found')
  const payments = await db
    .selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .select(['payment.id', 'payment.booked_on', 'payment.payer_name', 'payment_allocation.cents'])
    .where('payment_allocation.application_id', '=', params.id)
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .orderBy('payment.booked_on')
    .execute()
  return {
    fee_cents: payable.fee_cents,
    received_cents: payable.received_cents,
    open_cents: payable.open_cents,
    early_cents: await readEarlyCents(db, params.id),
    payments,
  }
})
