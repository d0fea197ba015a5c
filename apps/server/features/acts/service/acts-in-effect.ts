import { standingActs } from '@dovolilnice/contract/acts/matter/matter-standing'
import type { Db, Row, Trx } from '../../../platform/database/db.ts'
import type { ActRecord } from '../act-tables.ts'
import { readMatterStanding } from '../matter/matter-standing.ts'

type DueAct = Pick<ActRecord, 'id' | 'kind' | 'permit_id' | 'number' | 'reason'> & Pick<Row<'act_standing'>, 'effective_on'>

/** The acts about permits whose day has come and that their permits have not followed yet, the oldest first. */
export const actsDue = (db: Db, today: string): Promise<DueAct[]> =>
  db
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.kind', 'act.permit_id', 'act.number', 'act.reason', 'way.effective_on'])
    .where('act.permit_id', 'is not', null)
    .where('way.effective_on', '<=', today)
    .where('way.taken_at', 'is', null)
    .where('way.ended_at', 'is', null)
    .where((is) => is.or([is('act.ends_on', 'is', null), is('act.ends_on', '>=', today)]))
    .orderBy('act.issued_at')
    .execute()

/** Whether an act holds and its day has come: its permit follows it now, once. The caller holds the lock of the permit. */
export const takeIfInEffect = async (trx: Trx, id: string, now: Date, today: string): Promise<boolean> => {
  const act = await trx.selectFrom('act').select(['application_id', 'permit_id']).where('id', '=', id).executeTakeFirstOrThrow()
  if (!standingActs(await readMatterStanding(trx, act)).some((one) => one.id === id)) return false
  const { numUpdatedRows: taken } = await trx
    .updateTable('act_standing')
    .set({ taken_at: now })
    .where('act_id', '=', id)
    .where('effective_on', '<=', today)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  return taken > 0n
}
