import { OperationError } from '@dovolilnice/contract/errors'
import type { Trx } from '../../../platform/database/tables.ts'
import type { ActRecord } from '../act-tables.ts'

/** The acts of a choice in its order. @throws OperationError `not_found` where one of them is none */
export const findChosenActs = async (trx: Trx, ids: readonly string[]): Promise<ActRecord[]> => {
  const found = await trx
    .selectFrom('act')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(found.map((act) => [act.id, act]))
  return ids.map((id) => {
    const act = byId.get(id)
    if (act === undefined) throw new OperationError('not_found')
    return act
  })
}

/** What an event says of a choice of acts. */
export const auditChosen = (acts: readonly ActRecord[]) => ({ rows: acts.length, acts: acts.map(({ number }) => number).join(', ') })
