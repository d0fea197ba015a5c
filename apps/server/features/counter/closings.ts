import { byNumber } from '../../platform/audit/record-event.ts'
import { closeDrawer, getClosing, listClosings } from '@dovolilnice/contract/counter/operations'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { ifGiven, likePart, type Db, type Trx, notFound } from '../../platform/database/db.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import { type Handler, type SignedInContext, implement, implementList } from '../../platform/http/context.ts'
import { deviceCode, keyHashOf, lockDrawer, readOpenDay } from './drawer.ts'
import { movementRows, presentMovement } from './list-movements.ts'
import { closingOf, countedCents } from '@dovolilnice/contract/counter/drawer'
import type { Locale } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import { once } from '../../platform/http/once.ts'

const closingRows = (db: Db) =>
  db
    .selectFrom('drawer_closing as closing')
    .innerJoin('cash_device', 'cash_device.id', 'closing.device_id')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .innerJoin('app_user', 'app_user.id', 'closing.closed_by')
    .select([
      'closing.id',
      'closing.number',
      'closing.opened_at',
      'closing.closed_at',
      'closing.payments',
      'closing.give_backs',
      'closing.opening_cents',
      'closing.change_money_cents',
      'closing.cash_cents',
      'closing.cash_back_cents',
      'closing.card_cents',
      'closing.card_back_cents',
      'closing.expected_cents',
      'closing.counted_cents',
      'closing.difference_cents',
      'closing.reason',
      'closing.deposit_cents',
      'closing.left_cents',
      'app_user.name as closed_by_name',
      deviceCode.as('device'),
    ])

export const handleListClosings = implementList(listClosings, ({ body }, { db }) => {
  const { search, device_id, with_difference, from, until } = body.filters
  return listRows({
    db,
    query: closingRows(db)
      .$call(ifGiven(search || undefined, (query, search) => query.where('closing.number', 'ilike', likePart(search))))
      .$call(ifGiven(device_id, (query, id) => query.where('closing.device_id', '=', id)))
      .$if(with_difference === true, (query) => query.where('closing.difference_cents', '!=', 0))
      .$call(ifGiven(from, (query, from) => query.where('closing.closed_at', '>=', new Date(from))))
      .$call(ifGiven(until, (query, until) => query.where('closing.closed_at', '<', new Date(until)))),
    request: body,
    sort: { number: 'closing.number', closed_at: 'closing.closed_at', difference_cents: 'closing.difference_cents' },
    tieBreaker: 'closing.id',
  })
})

/** One closing with the movements in it, in their order. @throws OperationError `not_found` */
export const readClosing = async (db: Db, id: string) => {
  const closing = await closingRows(db).select('closing.counts').where('closing.id', '=', id).executeTakeFirstOrThrow(notFound)
  const movements = await movementRows(db)
    .where('movement.closing_id', '=', id)
    .orderBy('movement.made_at')
    .orderBy('movement.id')
    .execute()
  return { ...closing, movements: movements.map((row) => presentMovement(row, false)) }
}

export type ClosingDetails = Awaited<ReturnType<typeof readClosing>>

/** What an event of the audit trail is about. */
export const subjectOf = byNumber('drawer_closing')

export const handleGetClosing = implement(getClosing, async ({ params }, { db, record }) => {
  const closing = await readClosing(db, params.id)
  record({ subject: subjectOf(closing) })
  return closing
})

type Closing = Parameters<Handler<typeof closeDrawer>>[0]

/** The open day as it is now, when the clerk counted by the same. @throws OperationError `nothing_to_close`, `drawer_changed` */
const requireSeen = async (trx: Trx, deviceId: string, seen: Closing['body']) => {
  const day = await readOpenDay(trx, deviceId)
  const [first, last] = [day.movements.at(0), day.movements.at(-1)]
  if (first === undefined || last === undefined) throw new OperationError('nothing_to_close')
  const same =
    seen.last_movement_id === last.id && seen.movements === day.movements.length && seen.expected_cents === day.sums.expected_cents
  if (!same) throw new OperationError('drawer_changed')
  return { ...day, opened_at: first.made_at }
}

/** @throws OperationError `validation` when the counted notes and coins are another sum */
const requireSum = ({ counts, counted_cents: counted }: Closing['body'], locale: Locale): void => {
  if (counts !== undefined && countedCents(counts) !== counted) throw invalidField('counted_cents', 'counts_differ', locale)
}

/** The next number of a device in a year, without a gap: its drawer is locked. */
const nextNumber = async (trx: Trx, device: { id: string; code: string }, year: number) => {
  const { last } = await trx
    .selectFrom('drawer_closing')
    .select((of) => of.fn.max<number | null>('sequence').as('last'))
    .where('device_id', '=', device.id)
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  const sequence = (last ?? 0) + 1
  return { year, sequence, number: `Z-${device.code}-${year}-${String(sequence).padStart(4, '0')}` }
}

const close = async ({ params, body }: Closing, context: SignedInContext, keyHash: string | null) => {
  const { trx, now, user } = context
  const today = localDayOf(now)
  const device = await lockDrawer(trx, params.id, today)
  requireSum(body, context.locale)
  const { sums, movements, opened_at } = await requireSeen(trx, device.id, body)
  const { expected_cents, ...taken } = sums
  const { counted_cents, deposit_cents, counts, reason = null } = body
  const found = { counted_cents, deposit_cents, ...closingOf(expected_cents, counted_cents, deposit_cents) }
  const closing = await trx
    .insertInto('drawer_closing')
    .values({
      ...{
        id: v7(),
        device_id: device.id,
        ...(await nextNumber(trx, device, Number(today.slice(0, 4)))),
        ...taken,
        counted_cents,
        deposit_cents,
        reason,
      },
      ...{ counts: counts === undefined ? null : JSON.stringify(counts), opened_at, closed_at: now, closed_by: user.id },
      idempotency_key: keyHash,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('drawer_movement')
    .set({ closing_id: closing.id })
    .where(
      'id',
      'in',
      movements.map(({ id }) => id),
    )
    .execute()
  await announce(trx, 'counter')
  const subject = { type: 'drawer_closing' as const, id: closing.id, label: closing.number }
  await context.recordAlso('drawer:close', { subject, after: { cashier: device.code, ...sums, ...found }, reason })
  return closing
}

export const handleCloseDrawer = implement(closeDrawer, async (input, context) => {
  const { trx } = context
  const keyHash = keyHashOf(context)
  const findEarlier = (hash: string) =>
    trx.selectFrom('drawer_closing').select(['id', 'number']).where('idempotency_key', '=', hash).executeTakeFirst()
  return once(context, keyHash, findEarlier, () => close(input, context, keyHash))
})
