import type { AppealFacts } from '@dovolilnice/contract/acts/service/finality'
import { appealFactsOf } from '@dovolilnice/contract/appeals/appeal-finality'
import type { Trx } from '../../../platform/database/tables.ts'

/** The appeal against an act, as the rule on finality wants it; null without one. Of several the last one counts that was not cancelled. */
export const appealOfAct = async (trx: Trx, actId: string): Promise<AppealFacts | null> => {
  const appeal = await trx
    .selectFrom('appeal')
    .leftJoin('act_standing as closing', 'closing.act_id', 'appeal.closing_act_id')
    .select(['status', 'lodged_on', 'dismissal_ground', 'outcome', 'decision_served_on', 'withdrawn_on'])
    .select('closing.served_on as closing_served_on')
    .where('appeal.act_id', '=', actId)
    .where('status', '<>', 'cancelled')
    .orderBy('entered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return appeal === undefined ? null : appealFactsOf(appeal)
}

/** The acts whose appeals were closed by an act: when it is served, their own finality follows. */
export const actsClosedBy = async (trx: Trx, actId: string): Promise<string[]> => {
  const rows = await trx.selectFrom('appeal').select('act_id').where('closing_act_id', '=', actId).execute()
  return rows.map(({ act_id: id }) => id)
}
