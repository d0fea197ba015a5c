import { listRefunds } from '@dovolilnice/contract/refunds/operations'
import { allowedRefundActions } from '@dovolilnice/contract/refunds/refund-status'
import { ifGiven, likePart, type Db, type Tables, sql } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ExpressionBuilder } from 'kysely'
import { implementList } from '../../../platform/http/context.ts'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { refundStatusLabels } from '@dovolilnice/contract/refunds/refund'
import { findNearest, inOrder, type SearchSource } from '../../../platform/search/search-text.ts'

/** Looked up for each row that is shown: how few refunds have one, PostgreSQL guesses so badly that it read all users for their names. */
const creditNote = ({ selectFrom }: Pick<ExpressionBuilder<Tables, 'refund'>, 'selectFrom'>) =>
  selectFrom('invoice as credit_note').whereRef('credit_note.refund_id', '=', 'refund.id')

const refundRows = (db: Db) =>
  db
    .selectFrom('refund')
    .innerJoin('app_user as proposer', 'proposer.id', 'refund.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'refund.decided_by')
    .leftJoin('application', 'application.id', 'refund.application_id')
    .leftJoin('refund_order', 'refund_order.id', 'refund.order_id')
    .select([
      'refund.id',
      'refund.number',
      'refund.status',
      'refund.ground',
      'refund.cents',
      'refund.payee_name',
      'refund.iban',
      'refund.online_payment_id',
      'refund.reason',
      'refund.payment_id',
      'refund.application_id',
      'application.number as application_number',
      'refund.proposed_at',
      'refund.proposed_by',
      'proposer.name as proposed_by_name',
      'refund.decided_at',
      'decider.name as decided_by_name',
      'refund.answer',
      'refund.order_id',
      'refund_order.number as order_number',
      'refund_order.made_by as ordered_by',
      'refund_order.voided_at',
      'refund.paid_on',
      'refund.version',
    ])
    .select((of) => [
      creditNote(of).select('credit_note.id').as('credit_note_id'),
      creditNote(of).select('credit_note.number').as('credit_note_number'),
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof refundRows>['execute']>>[number]

const linked = (id: string | null, number: string | null) => (id === null || number === null ? null : { id, number })

const present = ({ application_id, order_id, credit_note_id, online_payment_id: card, ...row }: Stored, person: string | null) => ({
  ...row,
  to_card: card !== null,
  application: linked(application_id, row.application_number),
  order: order_id === null || row.order_number === null ? null : { id: order_id, number: row.order_number, void: row.voided_at !== null },
  credit_note: linked(credit_note_id, row.credit_note_number),
  actions: allowedRefundActions({ ...row, to_card: card !== null, is_credited: credit_note_id !== null }, person),
})

const holds = (search: string) => {
  const part = likePart(search)
  return sql<boolean>`(refund.number ilike ${part} or refund.payee_name ilike ${part} or application.number ilike ${part}
    or refund.iban ilike ${likePart(search.replace(/\s/g, ''))})`
}

export const handleListRefunds = implementList(listRefunds, async ({ body }, { db, user }) => {
  const { search, status, application_id, payment_id, to_card } = body.filters
  const page = await listRows({
    db,
    query: refundRows(db)
      .$call(ifGiven(search || undefined, (query, search) => query.where(holds(search))))
      .$call(ifGiven(status, (query, status) => query.where('refund.status', '=', status)))
      .$call(ifGiven(application_id, (query, id) => query.where('refund.application_id', '=', id)))
      .$call(ifGiven(to_card, (query, toCard) => query.where('refund.online_payment_id', toCard ? 'is not' : 'is', null)))
      .$call(ifGiven(payment_id, (query, id) => query.where('refund.payment_id', '=', id))),
    request: body,
    sort: {
      number: 'refund.number',
      status: 'refund.status',
      payee_name: 'refund.payee_name',
      cents: 'refund.cents',
      proposed_at: 'refund.proposed_at',
    },
    tieBreaker: 'refund.id',
  })
  const person = user.permissions.includes('payments:write') ? user.id : null
  return { ...page, items: page.items.map((row) => present(row, person)) }
})

/** Refunds for the search: by number, payee or amount. */
export const refundSearch: SearchSource = {
  group: 'refunds',
  permission: 'payments:read',
  find: async (db, asked) => {
    const ids = await findNearest(db, [{ table: 'refund', key: 'id', cents: 'cents' }], asked)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('refund').select(['id', 'number', 'payee_name', 'cents', 'status']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, number, payee_name: payee, cents, status }) => ({
      id,
      title: [number, payee].filter(Boolean).join(' · '),
      about: { sl: formatCents(cents, 'sl'), en: formatCents(cents, 'en') },
      state: refundStatusLabels[status],
    }))
  },
}
