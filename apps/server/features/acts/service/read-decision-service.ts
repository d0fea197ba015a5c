import { serviceMannerLabels } from '@dovolilnice/contract/acts/service/service-manners'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { actRows } from '../record/act-rows.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    readDecisionService: typeof readDecisionService
  }
}

/** How the newest decision that holds in a matter is served, as its party may know it; null while there is none against which an appeal is possible. */
export const readDecisionService = async (trx: Trx, { clock }: Pick<Services, 'clock'>, { application_id, permit_id }: Matter) => {
  const act = await actRows(trx)
    .where(application_id === null ? 'act.permit_id' : 'act.application_id', '=', application_id ?? permit_id)
    .where('way.remedy', '=', 'appeal')
    .where('way.set_aside', '=', false)
    .where('act.kind', '<>', 'correction')
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (act === undefined) return null
  const { number, manner, handed_over_on, served_on, appeal_until, final_on, under_appeal } = act
  const sent = { number, manner: manner === null ? null : serviceMannerLabels[manner], handed_over_on, under_appeal }
  // A fiction that lies ahead is no service yet.
  const isServed = served_on !== null && served_on <= localDayOf(clock.now())
  return isServed ? { ...sent, served_on, appeal_until, final_on } : { ...sent, served_on: null, appeal_until: null, final_on: null }
}
