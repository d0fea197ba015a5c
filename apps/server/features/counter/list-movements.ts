import type { ListRequest } from '@dovolilnice/contract/list'
import { listMovements, type movementList } from '@dovolilnice/contract/counter/operations'
import { ifGiven, isAmong, likePart, type Db } from '../../platform/database/db.ts'
import { listRows, writtenBy } from '../../platform/database/lists/list-query.ts'
import { deviceCode } from './drawer.ts'
import { changeOf } from './pay-at-counter.ts'
import { implementList } from '../../platform/http/context.ts'

/** Movements as lists show them. */
export const movementRows = (db: Db) =>
  db
    .selectFrom('drawer_movement as movement')
    .innerJoin('cash_device', 'cash_device.id', 'movement.device_id')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .innerJoin('app_user', 'app_user.id', 'movement.made_by')
    .leftJoin('payment', 'payment.id', 'movement.payment_id')
    .leftJoin('application', 'application.id', 'movement.application_id')
    .leftJoin('invoice', 'invoice.id', 'movement.invoice_id')
    .leftJoin('drawer_closing', 'drawer_closing.id', 'movement.closing_id')
    .select([
      'movement.id',
      'movement.made_at',
      'movement.kind',
      'movement.method',
      'movement.cents',
      'movement.tendered_cents',
      'movement.transaction_id',
      'movement.reason',
      'movement.application_id',
      'movement.invoice_id',
      'payment.payer_name',
      'payment.status as payment_status',
      'application.number as application_number',
      'invoice.number as invoice_number',
      'drawer_closing.number as closing_number',
      'app_user.name as made_by_name',
      deviceCode.as('device'),
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof movementRows>['execute']>>[number]

const linked = (id: string | null, number: string | null) => (id === null || number === null ? null : { id, number })

/** A row with what a person who may change payments may do with it. */
export const presentMovement = ({ application_id, invoice_id, payment_status: status, ...row }: Stored, mayWrite: boolean) => ({
  ...row,
  change_cents: changeOf(row),
  application: linked(application_id, row.application_number),
  invoice: linked(invoice_id, row.invoice_number),
  actions: mayWrite && row.kind === 'payment' && status !== 'reversed' && status !== 'removed' ? ['give_back' as const] : [],
})

/** One branch for each table, so that each finds its rows by an index of its own. */
const holds = (db: Db, search: string) => {
  const part = likePart(search)
  const movements = db.selectFrom('drawer_movement as one').select('one.id')
  const found = movements
    .where('one.transaction_id', 'ilike', part)
    .unionAll(movements.innerJoin('payment as its', 'its.id', 'one.payment_id').where('its.payer_name', 'ilike', part))
    .unionAll(movements.innerJoin('application as its', 'its.id', 'one.application_id').where('its.number', 'ilike', part))
    .unionAll(movements.innerJoin('invoice as its', 'its.id', 'one.invoice_id').where('its.number', 'ilike', part))
  return isAmong('movement.id', found)
}

type Filters = ListRequest<typeof movementList>['filters']

const filtered = (db: Db, { search, device_id, closing_id, kind, method, open, from, until }: Filters) =>
  movementRows(db)
    .$call(ifGiven(search || undefined, (query, search) => query.where(holds(db, search))))
    .$call(ifGiven(device_id, (query, id) => query.where('movement.device_id', '=', id)))
    .$call(ifGiven(closing_id, (query, id) => query.where('movement.closing_id', '=', id)))
    .$call(ifGiven(kind, (query, kind) => query.where('movement.kind', '=', kind)))
    .$call(ifGiven(method, (query, method) => query.where('movement.method', '=', method)))
    .$if(open === true, (query) => query.where('movement.closing_id', 'is', null))
    .$call(ifGiven(from, (query, from) => query.where('movement.made_at', '>=', new Date(from))))
    .$call(ifGiven(until, (query, until) => query.where('movement.made_at', '<', new Date(until))))

export const handleListMovements = implementList(listMovements, async ({ body }, { db, user }) => {
  const page = await listRows({
    db,
    query: writtenBy(filtered, body.filters),
    request: body,
    sort: { made_at: 'movement.made_at', cents: 'movement.cents', payer_name: 'payment.payer_name' },
    tieBreaker: 'movement.id',
  })
  const mayWrite = user.permissions.includes('payments:write')
  return { ...page, items: page.items.map((row) => presentMovement(row, mayWrite)) }
})
