import { endsGrant, standingActs, standingGrant, standsInTheWay, type MatterAct } from '@dovolilnice/contract/acts/matter/matter-standing'
import { undoingOutcomes } from '@dovolilnice/contract/appeals/appeal-codes'
import { OperationError } from '@dovolilnice/contract/errors'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/tables.ts'
import { ofMatter, type Matter } from '../issue/take-act-number.ts'
import type { WantedAct } from '../text/compose-act.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    isGranted: typeof isGranted
  }
}

/** An act of a matter as it is named. */
interface NamedAct extends MatterAct {
  number: string
  issued_on: string
  /** It is no act of this organ, and its id is that of the appeal. */
  by_appeal: boolean
}

/** The acts of a matter, the oldest first, with the decisions of second instance that decided in the party's favour. */
export const readMatterStanding = async (trx: Trx, matter: Matter): Promise<NamedAct[]> => {
  const acts = await trx
    .selectFrom('act')
    .select(['id', 'kind', 'corrects_id', 'number', 'issued_on'])
    .select(
      sql<boolean>`exists (select from appeal where act_id = act.id and outcome in (${sql.join(undoingOutcomes)}))
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
  const granted = decided.filter(({ of }) => of === 'rejection')
  return [
    ...acts.map((act) => ({ ...act, by_appeal: false })),
    ...granted.map(({ id, corrects_id, decision_number, decision_on }) => ({
      ...{ id, corrects_id, kind: 'replacement' as const, undone: false, by_appeal: true },
      ...{ number: decision_number ?? '', issued_on: decision_on ?? '' },
    })),
  ]
}

/** Whether another act that holds takes this one out of force before any service: a withdrawn dismissal, or a grant whose claim is given up. */
export const isTakenBack = async (trx: Trx, { id, ...matter }: Matter & { id: string }): Promise<boolean> =>
  standingActs(await readMatterStanding(trx, matter)).some(
    ({ kind, corrects_id }) => corrects_id === id && (kind === 'dismissal_withdrawal' || endsGrant(kind)),
  )

/** The decision that grants the claim of an application and holds, if there is one. */
export const grantThatHolds = async (trx: Trx, matter: Matter): Promise<NamedAct | undefined> => {
  const acts = await readMatterStanding(trx, matter)
  const { id } = standingGrant(acts) ?? {}
  return acts.find((act) => act.id === id)
}

/** Whether the claim of an application is granted by a decision that holds. */
export const isGranted = async (trx: Trx, applicationId: string): Promise<boolean> =>
  (await grantThatHolds(trx, { application_id: applicationId, permit_id: null })) !== undefined

/** Holds that no act that holds stands against another one in a matter. @throws OperationError `illegal_transition` with the act that does */
export const requireUndecided = async (trx: Trx, { application_id, permit_id, kind, corrects_id = null }: WantedAct): Promise<void> => {
  const acts = await readMatterStanding(trx, { application_id, permit_id })
  const { id } = standsInTheWay(acts, { kind, corrects_id }) ?? {}
  const inTheWay = acts.find((act) => act.id === id)
  if (inTheWay !== undefined) throw new OperationError('illegal_transition', { details: { decided_by: inTheWay.number } })
}

/** An act that ends a procedure whose claim is granted already names the grant that it takes out of force. */
export const withEndedGrant = async (trx: Trx, wanted: WantedAct): Promise<WantedAct> => {
  if (!endsGrant(wanted.kind)) return wanted
  const grant = await grantThatHolds(trx, { application_id: wanted.application_id, permit_id: null })
  return grant === undefined || grant.by_appeal ? wanted : { ...wanted, corrects_id: grant.id }
}
