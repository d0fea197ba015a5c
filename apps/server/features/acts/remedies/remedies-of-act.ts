import type { ActRemedy, RemedyKind } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { isUndoable } from '@dovolilnice/contract/appeals/appeal-terms'
import type { FinalityFacts } from '@dovolilnice/contract/acts/service/finality'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { RemedyRecord } from './remedy-tables.ts'

/** All entries about an act, the newest first, those that were taken back too. */
export const readRemedies = (trx: Trx, actId: string): Promise<RemedyRecord[]> =>
  trx.selectFrom('act_remedy').selectAll().where('act_id', '=', actId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

const holding = (remedies: readonly RemedyRecord[], kind: RemedyKind) =>
  remedies.find((one) => one.kind === kind && one.withdrawn_at === null)

/** The renunciation and the court action, as the rule on finality wants them. */
export const remedyFacts = async (trx: Trx, actId: string): Promise<Pick<FinalityFacts, 'waived_on' | 'court'>> => {
  const remedies = await readRemedies(trx, actId)
  const court = holding(remedies, 'court_action')
  return {
    waived_on: holding(remedies, 'waiver')?.lodged_on ?? null,
    court: court === undefined ? null : { ...court, set_aside: court.outcome === 'act_set_aside' },
  }
}

/** Whether the body that supervises this one annulled the act (ZUP, art. 274). */
export const isAnnulled = async (trx: Trx, actId: string): Promise<boolean> =>
  holding(await readRemedies(trx, actId), 'supervision') !== undefined

type Standing = Pick<
  Row<'act_standing'>,
  'remedy' | 'served_on' | 'appeal_until' | 'under_appeal' | 'set_aside' | 'final_on' | 'court_until'
> &
  Pick<Row<'act'>, 'kind'>

/** What may be entered about an act on a day. */
export const mayRecord = (way: Standing, remedies: readonly RemedyRecord[], today: string): RemedyKind[] => {
  if (way.set_aside || way.under_appeal) return []
  const { served_on: served, appeal_until: until, final_on: final } = way
  const isFinal = final !== null && final <= today
  const canWaive = way.remedy === 'appeal' && served !== null && served <= today && until !== null && !isFinal
  const canSue = isFinal && way.court_until !== null
  const kinds: RemedyKind[] = [
    ...(canWaive ? (['waiver'] as const) : []),
    ...(canSue ? (['court_action'] as const) : []),
    // Only what is final is annulled so; before that there is the appeal.
    ...(isFinal && isUndoable(way.kind) ? (['supervision'] as const) : []),
  ]
  return kinds.filter((kind) => holding(remedies, kind) === undefined)
}

/** Nothing may have followed from an entry that is taken back: after an annulment by the court the matter has gone on. */
const isLoose = ({ withdrawn_at, outcome }: RemedyRecord): boolean => withdrawn_at === null && outcome !== 'act_set_aside'

export const presentRemedy = (remedy: RemedyRecord): ActRemedy => ({
  ...remedy,
  may_end: remedy.kind === 'court_action' && remedy.withdrawn_at === null && remedy.ended_on === null,
  may_withdraw: isLoose(remedy),
})
