import { type MissedTerm, proposeBy, type Restitution } from '@dovolilnice/contract/acts/restitution/restitution'
import type { RestoredTerm } from '@dovolilnice/contract/acts/service/finality'
import type { ClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import type { Db, Row } from '../../../platform/database/db.ts'
import type { ActRecord } from '../act-tables.ts'
import type { RestitutionRecord } from './restitution-tables.ts'

/** All proposals about an act, the newest first, with the numbers of their orders. */
export const readRestitutions = (db: Db, actId: string) =>
  db
    .selectFrom('act_restitution')
    .leftJoin('act as decision', 'decision.id', 'act_restitution.order_id')
    .selectAll('act_restitution')
    .select('decision.number as order_number')
    .where('act_restitution.act_id', '=', actId)
    .orderBy('act_restitution.created_at', 'desc')
    .orderBy('act_restitution.id', 'desc')
    .execute()

/** Nobody has decided about it or taken it back. */
export const isOpenProposal = ({ outcome, withdrawn_at: withdrawn }: Pick<RestitutionRecord, 'outcome' | 'withdrawn_at'>): boolean =>
  outcome === null && withdrawn === null

export const presentRestitution = (row: RestitutionRecord & { order_number: string | null }, closed: ClosedDays): Restitution => ({
  ...row,
  propose_by: proposeBy(row.ceased_on, row.missed_on, closed),
  is_open: isOpenProposal(row),
})

/** The term of appeal that an order restored, as the rule on finality wants it. */
export const restoredTerm = async (db: Db, actId: string): Promise<RestoredTerm | null> => {
  const newest = await db
    .selectFrom('act_restitution')
    .innerJoin('act_standing as standing_of_order', 'standing_of_order.act_id', 'act_restitution.order_id')
    .select('standing_of_order.served_on')
    .where('act_restitution.act_id', '=', actId)
    .where('term', '=', 'appeal')
    .where('outcome', '=', 'granted')
    .orderBy('act_restitution.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest === undefined ? null : { from: newest.served_on }
}

/** Whether an order restored the term for the supplement, so that the act which dismissed the application for want of it is gone (ZUP, art. 107). */
export const isUndoneByRestitution = async (db: Db, actId: string): Promise<boolean> =>
  (await db
    .selectFrom('act_restitution')
    .select('id')
    .where('act_id', '=', actId)
    .where('term', '=', 'supplement')
    .where('outcome', '=', 'granted')
    .executeTakeFirst()) !== undefined

/** The acts whose terms an order restored: when it is served, their own finality follows. */
export const actsRestoredBy = async (db: Db, orderId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('act_restitution')
    .select('act_id')
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'granted')
    .execute()
  return rows.map(({ act_id: id }) => id)
}

type Standing = Pick<Row<'act_standing'>, 'remedy' | 'appeal_until' | 'under_appeal' | 'set_aside' | 'final_on'>

/** The last day of the term that was missed about an act; null where it is not known. */
export const missedDay = async (
  db: Db,
  act: Pick<ActRecord, 'application_id'>,
  standing: Standing,
  term: MissedTerm,
): Promise<string | null> => {
  if (term === 'appeal') return standing.appeal_until
  if (act.application_id === null) return null
  const id = act.application_id
  const application = await db.selectFrom('application').select('supplement_missed_on').where('id', '=', id).executeTakeFirst()
  return application?.supplement_missed_on ?? null
}

/** Whether the term of appeal ran out and nobody used it: the act became final on the day after its end. */
const appealWasMissed = ({ remedy, appeal_until: last, final_on: final }: Standing, today: string): boolean =>
  remedy === 'appeal' && last !== null && last < today && final === addDays(last, 1)

const supplementWasMissed = async (db: Db, { kind, application_id: id }: Pick<ActRecord, 'kind' | 'application_id'>): Promise<boolean> => {
  if (kind !== 'dismissal' || id === null) return false
  return (
    (await db.selectFrom('application').select('id').where('id', '=', id).where('status', '=', 'dismissed').executeTakeFirst()) !==
    undefined
  )
}

type ActOfTerms = Pick<ActRecord, 'id' | 'kind' | 'application_id'>

/** The terms about an act that were missed and can be restored on a day; none where the act is gone or under appeal. */
export const restorableTerms = async (db: Db, act: ActOfTerms, standing: Standing, today: string): Promise<MissedTerm[]> => {
  if (standing.set_aside || standing.under_appeal) return []
  return [
    ...(appealWasMissed(standing, today) ? (['appeal'] as const) : []),
    ...((await supplementWasMissed(db, act)) ? (['supplement'] as const) : []),
  ]
}

/** The terms whose restoration may be proposed about an act on a day; none while one proposal is open. */
export const mayPropose = async (db: Db, act: ActOfTerms, standing: Standing, today: string): Promise<MissedTerm[]> =>
  (await readRestitutions(db, act.id)).some(isOpenProposal) ? [] : restorableTerms(db, act, standing, today)
