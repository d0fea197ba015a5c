import type { ListPage, ListRequest } from '@dovolilnice/contract/list'
import type { paymentRowSchema, Proposal } from '@dovolilnice/contract/payments/payment'
import { formatPaidAmount, type paymentList } from '@dovolilnice/contract/payments/payment-list'
import {
  allowedPaymentActions,
  isPaymentActionLegal,
  paymentStatusLabels,
  waitingPaymentStatuses,
} from '@dovolilnice/contract/payments/payment-status'
import type { OperationInput } from '@dovolilnice/contract/operation'
import type { z } from 'zod/mini'
import { ifGiven, isAmong, likePart, type Db, type Row, notFound, sql } from '../../../platform/database/db.ts'
import { listRows, writtenBy } from '../../../platform/database/lists/list-query.ts'
import { findNearest, holdsText, inOrder, type SearchSource, typedCents } from '../../../platform/search/search-text.ts'
import { allocatedCents, keptCents, subjectOf } from '../payment-record.ts'
import { getPayment, listPayments } from '@dovolilnice/contract/payments/operations'
import { checkStatement, listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import { announce } from '../../../platform/database/notify.ts'
import { faultsOfStatement, hasFaults } from './statement-faults.ts'
import type { Locale } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { readAllPayables } from '../payable-queries.ts'
import type { ReferenceRule } from '@dovolilnice/contract/money/bank/reference'
import { presentPayable, readProposals } from './proposals.ts'
import { readHeld } from '../allocate.ts'
import { findReversed, mayReverse, type Movement } from '../upload/find-reversed.ts'
import { implementList, implement } from '../../../platform/http/context.ts'

type PaymentRowInput = z.input<typeof paymentRowSchema>
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
const paymentRows = (db: Db) =>
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
      'payment.candidates',
    ])
    .select([
      allocatedCents.as('allocated_cents'),
      keptCents.as('kept_cents'),
      paidApplications.as('applications'),
      proposedNumbers.as('proposed_numbers'),
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number]

/** A row with what a person who may change payments may do with it. */
const presentPayment = ({ candidates: _, ...row }: Stored, proposals: readonly Proposal[], mayWrite: boolean): PaymentRowInput => ({
  ...row,
  proposals: [...proposals],
  cents: row.direction === 'debit' ? -row.cents : row.cents,
  left_cents: row.direction === 'debit' || row.status === 'removed' || row.status === 'reversed' ? 0 : row.kept_cents - row.allocated_cents,
  application_numbers: row.applications.map(({ number }) => number).join(', '),
  actions: mayWrite ? allowedPaymentActions(row) : [],
})

/** Names, references and purposes with the text, and payments of applications whose numbers hold it: of each table by an index of its own. */
const holds = (db: Db, search: string) => {
  const part = likePart(search)
  const found = db
    .selectFrom('payment as one')
    .select('one.id')
    .where((is) =>
      is.or([
        holdsText('one.search_text', search),
        is('one.cents', '=', typedCents(search) ?? -1),
        is('one.payer_name', 'ilike', part),
        is('one.purpose', 'ilike', part),
        is(sql<string>`replace(one.payer_iban, ' ', '')`, 'ilike', likePart(search.replace(/\s/g, ''))),
      ]),
    )
    .unionAll(
      db
        .selectFrom('payment_allocation as allocation')
        .innerJoin('application', 'application.id', 'allocation.application_id')
        .select('allocation.payment_id as id')
        .where('allocation.undone_at', 'is', null)
        .where('application.number', 'ilike', part),
    )
  return isAmong('payment.id', found)
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
    .$call(ifGiven(search || undefined, (query, search) => query.where(holds(db, search))))

/** One page of payments. */
const listPaymentRows = async (
  db: Db,
  rule: ReferenceRule,
  request: ListRequest<typeof paymentList>,
  mayWrite: boolean,
): Promise<ListPage<PaymentRowInput>> => {
  const page = await listRows({
    db,
    query: writtenBy(filtered, request.filters),
    request,
    sort: {
      booked_on: 'payment.booked_on',
      cents: 'payment.cents',
      payer_name: 'payment.payer_name',
      status: 'payment.status',
    },
    tieBreaker: 'payment.id',
  })
  const proposals = await readProposals(db, rule, page.items)
  return { ...page, items: page.items.map((row) => presentPayment(row, proposals.get(row.id) ?? [], mayWrite)) }
}

export const handleListPayments = implementList(listPayments, async ({ body }, { db, user, capabilities }) => {
  const { money } = await capabilities.readParameters(db)
  return listPaymentRows(db, money, body, user.permissions.includes('payments:write'))
})

const statements = (db: Db, filters: OperationInput<typeof listStatements>['body']['filters']) =>
  db
    .selectFrom('bank_statement')
    .leftJoin('app_user', 'app_user.id', 'bank_statement.uploaded_by')
    .select([
      'bank_statement.id',
      'bank_statement.upload_id',
      'bank_statement.file_name',
      'bank_statement.format',
      'bank_statement.bank_id',
      'bank_statement.opening_cents',
      'bank_statement.closing_cents',
      'bank_statement.entries',
      'bank_statement.added',
      'bank_statement.uploaded_at',
      'app_user.name as uploaded_by_name',
    ])
    .select(faultsOfStatement.as('faults'))
    .$if(filters.with_faults === true, (query) => query.where(hasFaults))
    .$call(
      ifGiven(filters.search || undefined, (query, search) =>
        query.where((is) =>
          is.or([is('bank_statement.file_name', 'ilike', likePart(search)), is('bank_statement.bank_id', 'ilike', likePart(search))]),
        ),
      ),
    )

export const handleListStatements = implementList(listStatements, async ({ body }, { db }) =>
  listRows({
    db,
    query: writtenBy(statements, body.filters),
    request: body,
    sort: {
      uploaded_at: 'bank_statement.uploaded_at',
      bank_id: 'bank_statement.bank_id',
      file_name: 'bank_statement.file_name',
      entries: 'bank_statement.entries',
    },
    tieBreaker: 'bank_statement.id',
  }),
)

export const handleCheckStatement = implement(checkStatement, async ({ params, body }, { trx, now, user, record }) => {
  const statement = await trx
    .updateTable('bank_statement')
    .set({ checked_at: now, checked_by: user.id, check_reason: body.reason })
    .where('id', '=', params.id)
    .returning(['id', 'file_name'])
    .executeTakeFirstOrThrow(notFound)
  await announce(trx, 'payments')
  record({ subject: { type: 'statement', id: statement.id, label: statement.file_name }, reason: body.reason })
})

/** Payments for the search: by payer, reference or the id of a card's transaction. */
export const paymentSearch: SearchSource = {
  group: 'payments',
  permission: 'payments:read',
  find: async (db, asked) => {
    const ids = await findNearest(db, [{ table: 'payment', key: 'id', cents: 'cents' }], asked)
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('payment')
      .select(['id', 'payer_name', 'reference', 'booked_on', 'direction', 'cents', 'currency', 'status'])
      .where('id', 'in', ids)
      .execute()
    return inOrder(ids, rows).map(({ id, payer_name: payer, reference, booked_on: day, direction, cents, currency, status }) => {
      const signed = direction === 'debit' ? -cents : cents
      const about = (locale: Locale) => `${formatPaidAmount(signed, currency, locale)} · ${dayInWords(day, locale)}`
      return {
        ...{ id, title: [payer, reference].filter(Boolean).join(' · ') },
        ...{ about: { sl: about('sl'), en: about('en') }, state: paymentStatusLabels[status] },
      }
    })
  },
}

const readAllocations = async (db: Db, paymentId: string) => {
  const rows = await db
    .selectFrom('payment_allocation')
    .innerJoin('application', 'application.id', 'payment_allocation.application_id')
    .leftJoin('app_user', 'app_user.id', 'payment_allocation.made_by')
    .select([
      'payment_allocation.id',
      'payment_allocation.covers',
      'payment_allocation.cents',
      'payment_allocation.made_at',
      'payment_allocation.undone_at',
      'payment_allocation.undo_reason',
      'application.id as application_id',
      'application.number',
      'application.name',
      'app_user.name as made_by_name',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('payment_allocation.made_at')
    .orderBy('payment_allocation.id')
    .execute()
  return rows.map(({ application_id: id, number, name, ...allocation }) => ({ ...allocation, application: { id, number, name } }))
}

const readStatement = (db: Db, id: string | null) =>
  id === null ? undefined : db.selectFrom('bank_statement').select(['id', 'bank_id', 'file_name']).where('id', '=', id).executeTakeFirst()

const otherPayments = (db: Db, ids: readonly string[]) =>
  paymentRows(db)
    .where('payment.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

type OtherPayment = Awaited<ReturnType<typeof otherPayments>>[number]

const presentOther = ({ id, booked_on, cents, payer_name, payer_iban, reference, applications }: OtherPayment) => ({
  ...{ id, booked_on, cents, payer_name, payer_iban, reference },
  application_numbers: applications.map(({ number }) => number).join(', '),
})

/** What the bank may have taken back by a movement, what it names first; a card names its payment for certain. */
const readMayReverse = async (db: Db, movement: Movement) => {
  const { payments } = await findReversed(db, movement)
  const named = payments.map(({ id }) => id)
  const ids = [...new Set([...named, ...(movement.source === 'bank' ? await mayReverse(db, movement) : []).map(({ id }) => id)])].slice(
    0,
    20,
  )
  const rows = await otherPayments(db, ids)
  const held = await readHeld(db, ids)
  return ids.flatMap((id) =>
    rows.filter((row) => row.id === id).map((row) => ({ ...presentOther(row), named: named.includes(id), used: held.has(id) })),
  )
}

const readCounterpart = async (db: Db, { id, reverses_id: other }: Pick<Row<'payment'>, 'id' | 'reverses_id'>) => {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where((is) => is.or([is('reverses_id', '=', id), ...(other === null ? [] : [is('id', '=', other)])]))
    .executeTakeFirst()
  const [found] = row === undefined ? [] : await otherPayments(db, [row.id])
  return found === undefined ? null : presentOther(found)
}

export const handleGetPayment = implement(getPayment, async ({ params }, { db, user, record, capabilities }) => {
  const row = await paymentRows(db)
    .select(['payment.value_on', 'payment.statement_id', 'payment.reverses_id'])
    .select(['payment.payer_mark', 'payment.bank_references'])
    .where('payment.id', '=', params.id)
    .executeTakeFirstOrThrow(notFound)
  record({ subject: subjectOf(row) })
  const { money } = await capabilities.readParameters(db)
  const candidates = row.candidates.length === 0 ? [] : await readAllPayables(db, money, { ids: row.candidates })
  const proposals = await readProposals(db, money, [row])
  const presented = presentPayment(row, proposals.get(row.id) ?? [], user.permissions.includes('payments:write'))
  return {
    ...presented,
    value_on: row.value_on,
    counterpart: await readCounterpart(db, row),
    may_reverse: isPaymentActionLegal(row, 'take_back') ? await readMayReverse(db, row) : [],
    statement: (await readStatement(db, row.statement_id)) ?? null,
    allocations: await readAllocations(db, row.id),
    candidates: candidates.map(presentPayable),
  }
})
