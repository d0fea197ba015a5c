import type { listClosings } from '@dovolilnice/contract/counter/closing-list'
import type { getClosing } from '@dovolilnice/contract/counter/get-closing'
import { OperationError } from '@dovolilnice/contract/errors'
import { ifGiven } from '../../platform/database/if-given.ts'
import { likePart } from '../../platform/database/like.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { ReadHandler } from '../../platform/http/context.ts'
import { deviceCode } from './drawer-record.ts'
import { movementRows, presentMovement } from './list-movements.ts'

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

export const handleListClosings: ReadHandler<typeof listClosings> = ({ body }, { db }) => {
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
}

/** One closing with the movements in it, in their order. @throws OperationError `not_found` */
export const readClosing = async (db: Db, id: string) => {
  const closing = await closingRows(db).select('closing.counts').where('closing.id', '=', id).executeTakeFirst()
  if (closing === undefined) throw new OperationError('not_found')
  const movements = await movementRows(db)
    .where('movement.closing_id', '=', id)
    .orderBy('movement.made_at')
    .orderBy('movement.id')
    .execute()
  return { ...closing, movements: movements.map((row) => presentMovement(row, false)) }
}

export type ClosingDetails = Awaited<ReturnType<typeof readClosing>>

/** What an event of the audit trail is about. */
export const subjectOf = ({ id, number }: Pick<ClosingDetails, 'id' | 'number'>) => ({ type: 'drawer_closing' as const, id, label: number })

export const handleGetClosing: ReadHandler<typeof getClosing> = async ({ params }, { db, record }) => {
  const closing = await readClosing(db, params.id)
  record({ subject: subjectOf(closing) })
  return closing
}
