import { sql } from 'kysely'
import type { Trx } from '../../platform/database/tables.ts'

const other = { user_type_code: 'parking_lot_id', parking_lot_id: 'user_type_code' } as const
type Side = keyof typeof other

/** The pairs of one lot or one type of user, in order. */
export const readPairs = async (trx: Trx, side: Side, id: string): Promise<string[]> => {
  const rows = await trx.selectFrom('user_type_parking_lot').select(`${other[side]} as paired`).where(side, '=', id).execute()
  return rows.map(({ paired }) => paired).toSorted()
}

/**
 * Sets the pairs of one lot or one type of user and removes all others. Records with a new or removed pair get a new version:
 * otherwise a person with such a record open would undo this change by saving it.
 */
export const writePairs = async (trx: Trx, side: Side, id: string, paired: readonly string[]): Promise<void> => {
  const before = await readPairs(trx, side, id)
  const changed = [...new Set([...before, ...paired])].filter((one) => before.includes(one) !== paired.includes(one))
  if (changed.length === 0) return
  await trx.deleteFrom('user_type_parking_lot').where(side, '=', id).execute()
  const rows = [...new Set(paired)].map((one) =>
    side === 'parking_lot_id' ? { parking_lot_id: id, user_type_code: one } : { user_type_code: id, parking_lot_id: one },
  )
  if (rows.length > 0) await trx.insertInto('user_type_parking_lot').values(rows).execute()
  const next = sql<number>`version + 1`
  if (side === 'parking_lot_id') await trx.updateTable('user_type').set({ version: next }).where('code', 'in', changed).execute()
  else await trx.updateTable('parking_lot').set({ version: next }).where('id', 'in', changed).execute()
}
