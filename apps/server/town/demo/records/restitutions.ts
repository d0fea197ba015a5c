import { addDays } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../../platform/database/tables.ts'
import { insertRows } from '../insert-rows.ts'
import type { Town } from '../town.ts'

/** A party that missed the term of appeal against a rejection proposes its restoration; nobody has decided about it. */
export const proposeDemoRestitution = async (trx: Trx, { clerks, now, random, today }: Town): Promise<void> => {
  const [clerk] = clerks
  const act = await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .leftJoin('appeal', 'appeal.act_id', 'act.id')
    .select(['act.id', 'way.appeal_until'])
    .where('act.kind', '=', 'rejection')
    .where('appeal.id', 'is', null)
    .where('way.final_on', '<=', today)
    .orderBy('way.appeal_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (act === undefined || clerk === undefined) return
  const proposal = {
    ...{ id: random.id(now), act_id: act.id, term: 'appeal' as const, missed_on: act.appeal_until },
    ...{ proposed_on: addDays(today, -1), ceased_on: addDays(today, -4), outcome: null, order_id: null },
    grounds: 'Od vročitve do prejšnjega tedna sem bila v bolnišnici. Odpustno pismo in pritožbo prilagam.',
    ...{ entered_by: clerk.id, entered_by_name: clerk.name, created_at: now, version: 1 },
    ...{ withdrawn_at: null, withdrawn_by: null, withdrawn_by_name: null, withdrawn_reason: null },
  }
  await insertRows(trx, 'act_restitution', [proposal])
}
