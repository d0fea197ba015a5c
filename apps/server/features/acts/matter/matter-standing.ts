import { type EarlierAct, type FurtherChoice, furtherChoices, type RecordState } from '@dovolilnice/contract/acts/further/further-acts'
import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import * as contract from '@dovolilnice/contract/acts/matter/matter-standing'
import { undoingOutcomes } from '@dovolilnice/contract/appeals/appeal-codes'
import { OperationError } from '@dovolilnice/contract/errors'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { type Trx, notFound, sql, readRow } from '../../../platform/database/db.ts'
import { ofMatter, type Matter } from '../issue/take-act-number.ts'
import type { WantedAct } from '../text/compose-act.ts'

/** An act of a matter as it is named. */
interface NamedAct extends contract.MatterAct {
  number: string
  issued_on: string
  /** It is no act of this organ, and its id is that of the appeal. */
  by_appeal: boolean
}

/** Refusals that came while an appeal against silence was pending: second instance, which grants the claim, decides for them too. */
const overruled: readonly ActKind[] = ['rejection', 'dismissal', 'inadmissibility']

/** The acts of a matter, the oldest first, with the decisions of second instance that decided in the party's favour. An appeal reaches of a partial grant only what it refuses. */
export const readMatterStanding = async (trx: Trx, matter: Matter): Promise<NamedAct[]> => {
  const acts = await trx
    .selectFrom('act')
    .select(['id', 'kind', 'corrects_id', 'number', 'issued_on'])
    .select(
      sql<boolean>`(act.kind <> 'partial_grant' and exists (select from appeal where act_id = act.id and outcome in (${sql.join(undoingOutcomes)})))
        or exists (select from act_remedy where act_id = act.id and outcome = 'act_set_aside' and withdrawn_at is null)
        or exists (select from act_restitution where act_id = act.id and term = 'supplement' and outcome = 'granted')`.as('undone'),
    )
    .where(ofMatter(matter))
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  const decided = await trx
    .selectFrom('appeal')
    .innerJoin('act', 'act.id', 'appeal.act_id')
    .select(['appeal.id', 'act.id as corrects_id', 'act.kind as of', 'decision_number', 'decision_on'])
    .where(ofMatter(matter))
    .where('outcome', '=', 'changed_in_favour')
    .orderBy('appeal.id')
    .execute()
  // Only what refused the claim itself is replaced by granting it; where an order falls, the procedure goes on.
  const granted = decided.filter(({ of }) => of === 'rejection' || of === 'partial_grant' || of === 'silence')
  const isOverruled = granted.some(({ of }) => of === 'silence')
  return [
    ...acts.map((act) => ({ ...act, undone: act.undone || (isOverruled && overruled.includes(act.kind)), by_appeal: false })),
    ...granted.map(({ id, corrects_id, decision_number, decision_on }) => ({
      ...{ id, corrects_id, kind: 'replacement' as const, undone: false, by_appeal: true },
      ...{ number: decision_number ?? '', issued_on: decision_on ?? '' },
    })),
  ]
}

/** Acts that take the one which they are about out of force before any service. */
const takingBack: readonly ActKind[] = ['dismissal_withdrawal', 'lapse_withdrawal', 'reopening', 'nullity']

/**
 * Whether another act that holds takes this one out of force before any service: a withdrawn order, a reopening, a grant whose claim is given up, or
 * the decision of second instance about the silence that a refusal followed.
 */
export const isTakenBack = async (trx: Trx, { id, kind: own, ...matter }: Matter & { id: string; kind: ActKind }): Promise<boolean> => {
  const acts = await readMatterStanding(trx, matter)
  const silences = acts.filter(({ kind }) => kind === 'silence').map((act) => act.id)
  const isOverruled = acts.some(({ by_appeal: isOfSecond, corrects_id: about }) => isOfSecond && silences.includes(about ?? ''))
  if (isOverruled && overruled.includes(own)) return true
  return contract
    .standingActs(acts)
    .some(({ kind, corrects_id }) => corrects_id === id && (takingBack.includes(kind) || contract.endsGrant(kind)))
}

/** The refusals of a matter that may fall with an appeal against the silence about it. */
export const refusalsOf = async (trx: Trx, matter: Matter): Promise<string[]> => {
  const acts = await trx.selectFrom('act').select('id').where(ofMatter(matter)).where('kind', 'in', overruled).execute()
  return acts.map(({ id }) => id)
}

/** The newest act of a kind in a matter that holds; null where there is none. */
export const findStandingAct = async (trx: Trx, matter: Matter, kind: ActKind): Promise<string | null> =>
  contract.standingActs(await readMatterStanding(trx, matter)).findLast((act) => act.kind === kind)?.id ?? null

/** The decision that grants the claim of an application and holds, if there is one. */
export const grantThatHolds = async (trx: Trx, matter: Matter): Promise<NamedAct | undefined> => {
  const acts = await readMatterStanding(trx, matter)
  const { id } = contract.standingGrant(acts) ?? {}
  return acts.find((act) => act.id === id)
}

/** Whether the claim of an application is granted by a decision that holds. */
export const isGranted = async (trx: Trx, applicationId: string): Promise<boolean> =>
  (await grantThatHolds(trx, { application_id: applicationId, permit_id: null })) !== undefined

/** Whether a decision about the claim of an application holds, or an act that ended its procedure without one. */
export const isDecided = async (trx: Trx, applicationId: string): Promise<boolean> =>
  contract.standingDecision(await readMatterStanding(trx, { application_id: applicationId, permit_id: null })) !== undefined

/** Holds that no act that holds stands against another one in a matter. @throws OperationError `illegal_transition` with the act that does */
export const requireUndecided = async (trx: Trx, { application_id, permit_id, kind, corrects_id = null }: WantedAct): Promise<void> => {
  const acts = await readMatterStanding(trx, { application_id, permit_id })
  const { id } = contract.standsInTheWay(acts, { kind, corrects_id }) ?? {}
  const inTheWay = acts.find((act) => act.id === id)
  if (inTheWay !== undefined) throw new OperationError('illegal_transition', { details: { decided_by: inTheWay.number } })
}

/** Decisions that may take the place of a reopened act. */
const anew: readonly ActKind[] = ['grant', 'partial_grant', 'rejection', 'revocation']

/** What a decision in a reopened procedure takes the place of: the act that was reopened, once. */
const reopenedAct = async (trx: Trx, { application_id, permit_id, kind }: WantedAct): Promise<string | undefined> => {
  if (!anew.includes(kind)) return undefined
  const acts = contract.standingActs(await readMatterStanding(trx, { application_id, permit_id }))
  const order = contract.standingReopening(acts)
  const isReplaced = acts.some(({ kind: other, corrects_id: about }) => about === order?.corrects_id && anew.includes(other))
  return isReplaced ? undefined : (order?.corrects_id ?? undefined)
}

/** An act that ends a procedure whose claim is granted already names the grant that it takes out of force; one in a reopened procedure what it replaces. */
export const withEndedGrant = async (trx: Trx, wanted: WantedAct): Promise<WantedAct> => {
  if (!contract.endsGrant(wanted.kind)) {
    const reopened = await reopenedAct(trx, wanted)
    return reopened === undefined ? wanted : { ...wanted, corrects_id: reopened }
  }
  const grant = await grantThatHolds(trx, { application_id: wanted.application_id, permit_id: null })
  return grant === undefined || grant.by_appeal ? wanted : { ...wanted, corrects_id: grant.id }
}

/** The matter of an application or permit. @throws OperationError `not_found` where none has this id */
export const matterOfRecord = async (trx: Trx, id: string): Promise<Matter> => {
  const application = await trx.selectFrom('application').select('id').where('id', '=', id).executeTakeFirst()
  if (application !== undefined) return { application_id: id, permit_id: null }
  await trx.selectFrom('permit').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return { application_id: null, permit_id: id }
}

const readState = async (trx: Trx, { application_id, permit_id }: Matter, today: string): Promise<RecordState> => {
  if (application_id === null) {
    const permit = await trx.selectFrom('permit').selectAll().where('id', '=', permit_id).executeTakeFirstOrThrow()
    return { permit: permitStatusOn(permit, today) }
  }
  const {
    status,
    suspended_on: rests,
    decide_by: last,
  } = await readRow(trx, 'application', application_id, ['status', 'suspended_on', 'decide_by'])
  return { application: status, rests: rests !== null, is_overdue: last !== null && last < today }
}

/** The acts of a matter, as far as another can be about them. */
const readEarlier = async (trx: Trx, matter: Matter, today: string): Promise<EarlierAct[]> => {
  const rows = await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.kind', 'way.final_on', 'way.set_aside', 'way.effect', 'way.ended_at'])
    // One that was issued before a term was restored certifies another finality.
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('act as paper')
          .select('paper.id')
          .whereRef('paper.corrects_id', '=', 'act.id')
          .whereRef('paper.issued_on', '>=', 'way.final_on')
          .where('paper.kind', '=', 'finality_certificate'),
      ).as('is_certified'),
    )
    .where(ofMatter(matter))
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .execute()
  const holding = new Set(contract.standingActs(await readMatterStanding(trx, matter)).map(({ id }) => id))
  return rows.map(({ id, kind, final_on: final, set_aside: gone, effect, ended_at: ended, is_certified }) => ({
    ...{ id, kind, is_certified: Boolean(is_certified) },
    holds: holding.has(id) && !gone,
    is_final: final !== null && final <= today,
    is_ahead: ended === null && (effect === 'issue' || effect === 'service'),
  }))
}

/** The acts beside the decision that are legal now in a matter. */
export const choicesOf = async (trx: Trx, matter: Matter, today: string): Promise<FurtherChoice[]> =>
  furtherChoices(await readState(trx, matter, today), await readEarlier(trx, matter, today))
