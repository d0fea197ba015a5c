import { lastDayForAppeal } from '@dovolilnice/contract/acts/service/finality'
import type { AppealFacts } from '@dovolilnice/contract/acts/service/finality'
import { appealFactsOf, decidingAppeal } from '@dovolilnice/contract/appeals/appeal-finality'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import { restoredTerm } from '../restitution/restitutions-of-act.ts'

/** The last day for an appeal by the service that is open or was successful; null while it is not known. */
const lastDayOf = async (trx: Trx, actId: string): Promise<string | null> => {
  const term = await trx
    .selectFrom('act_standing')
    .innerJoin('act_service', 'act_service.act_id', 'act_standing.act_id')
    .select(['act_standing.appeal_days', 'act_service.served_on'])
    .where('act_standing.act_id', '=', actId)
    .where('act_service.failed_on', 'is', null)
    .where('act_service.withdrawn_at', 'is', null)
    .executeTakeFirst()
  const { appeal_days: days = null, served_on: served = null } = term ?? {}
  return days === null || served === null ? null : lastDayForAppeal(served, days, await restoredTerm(trx, actId), await readClosedDays(trx))
}

/** The appeal that decides when an act is final, as that rule wants it; null without one. */
export const appealOfAct = async (trx: Trx, actId: string): Promise<AppealFacts | null> => {
  const appeals = await trx
    .selectFrom('appeal')
    .leftJoin('act_standing as closing', 'closing.act_id', 'appeal.closing_act_id')
    .select(['status', 'lodged_on', 'dismissal_ground', 'outcome', 'decision_served_on', 'withdrawn_on'])
    .select('closing.served_on as closing_served_on')
    .where('appeal.act_id', '=', actId)
    .where('status', '<>', 'cancelled')
    .execute()
  return decidingAppeal(
    appeals.map(appealFactsOf).filter((facts) => facts !== null),
    await lastDayOf(trx, actId),
  )
}

/** The acts whose appeals were closed by an act: when it is served, their own finality follows. */
export const actsClosedBy = async (trx: Trx, actId: string): Promise<string[]> => {
  const rows = await trx.selectFrom('appeal').select('act_id').where('closing_act_id', '=', actId).execute()
  return rows.map(({ act_id: id }) => id)
}
