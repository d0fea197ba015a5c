import type { confirmHandover, listHandovers, writeHandover } from '@dovolilnice/contract/bollards/shift-handover'
import { shownHandovers } from '@dovolilnice/contract/bollards/shift-handover'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import type { Row } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'

/** The row as its reader sees it: nobody can confirm their own hand-over. */
const seenBy = (row: Row<'shift_handover'>, reader: string | null) => ({
  ...row,
  may_confirm: row.confirmed_at === null && row.written_by !== reader,
})

export const handleListHandovers: Handler<typeof listHandovers> = async (_, { trx, actor }) => {
  const rows = await trx
    .selectFrom('shift_handover')
    .selectAll()
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(shownHandovers)
    .execute()
  return { items: rows.map((row) => seenBy(row, actor.id)) }
}

export const handleWriteHandover: Handler<typeof writeHandover> = async ({ body }, { trx, now, actor, record }) => {
  const row = {
    id: v7(),
    text: body.text,
    matters: body.matters,
    written_by: actor.id,
    written_by_name: actor.name,
    written_at: now,
    confirmed_by: null,
    confirmed_by_name: null,
    confirmed_at: null,
  }
  await trx.insertInto('shift_handover').values(row).execute()
  // Not its words: they may name a person, and the trail is kept longer than they are.
  record({ subject: { type: 'shift_handover', id: row.id, label: actor.name } })
  await announce(trx, 'bollards')
  return seenBy(row, actor.id)
}

/** @throws OperationError `not_found`, `illegal_transition` (one's own, or confirmed already) */
export const handleConfirmHandover: Handler<typeof confirmHandover> = async ({ params: { id } }, { trx, now, actor, record }) => {
  const before = await trx.selectFrom('shift_handover').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (before === undefined) throw new OperationError('not_found')
  if (!seenBy(before, actor.id).may_confirm) throw new OperationError('illegal_transition')
  const confirmed = { confirmed_by: actor.id, confirmed_by_name: actor.name, confirmed_at: now }
  await trx.updateTable('shift_handover').set(confirmed).where('id', '=', id).execute()
  record({ subject: { type: 'shift_handover', id, label: before.written_by_name }, after: { written_by_name: before.written_by_name } })
  await announce(trx, 'bollards')
  return seenBy({ ...before, ...confirmed }, actor.id)
}
