import { type AppealFacts, finalityOf, lastDayForAppeal } from '@dovolilnice/contract/acts/service/finality'
import { appealFactsOf, decidingAppeal } from '@dovolilnice/contract/appeals/appeal-finality'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { type Row, type Trx, insertRow, readRow } from '../../../platform/database/db.ts'
import { actsRestoredBy, isUndoneByRestitution, restoredTerm } from '../restitution/restitutions-of-act.ts'
import { endsGrant } from '@dovolilnice/contract/acts/matter/matter-standing'
import { remedyOf } from '@dovolilnice/contract/acts/service/act-standing'
import { isNote } from '@dovolilnice/contract/acts/act-kinds'
import { effectiveOn, effectOf, isSuspensive } from '@dovolilnice/contract/acts/service/effect'
import type { ActRecord } from '../act-tables.ts'
import { isTakenBack, refusalsOf } from '../matter/matter-standing.ts'
import { isAnnulled, remedyFacts } from '../remedies/remedies-of-act.ts'
import { readSettings } from '../settings/act-settings.ts'
import type { ServiceRecord } from './service-tables.ts'

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
const appealOfAct = async (trx: Trx, actId: string): Promise<AppealFacts | null> => {
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
const actsClosedBy = async (trx: Trx, actId: string): Promise<string[]> => {
  const rows = await trx.selectFrom('appeal').select('act_id').where('closing_act_id', '=', actId).execute()
  return rows.map(({ act_id: id }) => id)
}

/** Stores the terms that the paper of a new act names: settings that change later do not change them. */
export const openStanding = async (
  trx: Trx,
  { id, kind, issued_on }: Pick<ActRecord, 'id' | 'kind' | 'issued_on'>,
  atOnce: boolean,
): Promise<void> => {
  const { appeal_days: days, court_days, suspensive_kinds: suspensive } = await readSettings(trx)
  const effect = effectOf(suspensive, kind, atOnce)
  const effective_on = effect === 'issue' ? issued_on : null
  const remedy = remedyOf[kind]
  // Against silence no term of appeal runs.
  const appeal_days = remedy === 'appeal' && kind !== 'silence' ? days : null
  await insertRow(trx, 'act_standing', {
    ...{ act_id: id, remedy, appeal_days, court_days, suspensive: isSuspensive(suspensive, kind, atOnce), effect, effective_on },
    // A note stays in the file: nothing of it waits for a service.
    ...(isNote(kind) && { final_on: issued_on }),
  })
}

/** The attempt of service that is open or was successful, if there is one. */
export const presentService = (trx: Trx, actId: string): Promise<ServiceRecord | undefined> =>
  trx
    .selectFrom('act_service')
    .selectAll()
    .where('act_id', '=', actId)
    .where('failed_on', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** The order by which the other matter was joined with that of an order of joinder. */
const twinOf = async (
  trx: Trx,
  { id, kind, corrects_id: first }: Pick<ActRecord, 'id' | 'kind' | 'corrects_id'>,
): Promise<string | null> => {
  if (kind !== 'joinder') return null
  if (first !== null) return first
  const second = trx.selectFrom('act').select('id').where('kind', '=', 'joinder').where('corrects_id', '=', id)
  return (await second.executeTakeFirst())?.id ?? null
}

type Terms = Pick<Row<'act_standing'>, 'appeal_days' | 'court_days' | 'remedy'>

/** When an act is final, and whether it fell, by what is recorded of it. */
const ownFinality = async (
  trx: Trx,
  act: Pick<ActRecord, 'id' | 'kind' | 'corrects_id' | 'application_id' | 'permit_id' | 'issued_on'>,
  { appeal_days, court_days, remedy }: Terms,
  served_on: string | null,
  fellWithTwin = false,
) => {
  const takenBack =
    fellWithTwin || (await isTakenBack(trx, act)) || (await isUndoneByRestitution(trx, act.id)) || (await isAnnulled(trx, act.id))
  const facts = {
    appeal_days,
    court_days,
    served_on: remedy === 'none' || act.kind === 'silence' ? null : served_on,
    appeal: await appealOfAct(trx, act.id),
    ...(await remedyFacts(trx, act.id)),
    restored: await restoredTerm(trx, act.id),
    closed: await readClosedDays(trx),
  }
  return takenBack ? { ...finalityOf({ ...facts, served_on: null }), set_aside: true } : finalityOf(facts)
}

const actOf = (trx: Trx, id: string) => readRow(trx, 'act', id, ['id', 'kind', 'corrects_id', 'application_id', 'permit_id', 'issued_on'])

/** Whether the order of joinder in the other matter fell by itself. */
const hasFallen = async (trx: Trx, twin: string): Promise<boolean> => {
  const terms = await trx.selectFrom('act_standing').selectAll().where('act_id', '=', twin).executeTakeFirstOrThrow()
  return (await ownFinality(trx, await actOf(trx, twin), terms, (await presentService(trx, twin))?.served_on ?? null)).set_aside
}

/**
 * Works out anew when the act becomes final and stores it, after a step of its service or of an appeal. Callers hold the lock of the act's record.
 * Matters are joined by one decision that has a paper in each of them (ZUP, art. 130): where it falls in one, there is nothing left with which the
 * other could be joined, so its order there falls with it. What was decided in the joint procedure stands.
 * @param from the order of joinder because of which this one is looked at again
 */
export const settleStanding = async (trx: Trx, actId: string, from?: string): Promise<Row<'act_standing'>> => {
  const act = await actOf(trx, actId)
  const twin = await twinOf(trx, act)
  // Locked before anything is read, so that no older state is written over a newer one; of two, always the same one first.
  const locked = await trx
    .selectFrom('act_standing')
    .select(['act_id', 'appeal_days', 'court_days', 'remedy', 'effect'])
    .where('act_id', 'in', twin === null ? [actId] : [actId, twin])
    .orderBy('act_id')
    .forUpdate()
    .execute()
  const terms = locked.find(({ act_id: id }) => id === actId)
  if (terms === undefined) throw new Error(`act ${actId} has no standing`)
  const { effect } = terms
  const service = await presentService(trx, actId)
  const served_on = service?.served_on ?? null
  const finality = await ownFinality(trx, act, terms, served_on, twin !== null && (await hasFallen(trx, twin)))
  const standing = await trx
    .updateTable('act_standing')
    .set({
      handed_over_on: service?.handed_over_on ?? null,
      served_on,
      ...finality,
      effective_on: effectiveOn({ effect, issued_on: act.issued_on, served_on, ...finality }),
    })
    .where('act_id', '=', actId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const ended = endsGrant(act.kind) && act.corrects_id !== null ? [act.corrects_id] : []
  const refusals = act.kind === 'silence' ? await refusalsOf(trx, act) : []
  const followers = [...(await actsClosedBy(trx, actId)), ...(await actsRestoredBy(trx, actId)), ...ended, ...refusals]
  for (const follower of followers) await settleStanding(trx, follower)
  if (twin !== null && twin !== from) await settleStanding(trx, twin, actId)
  return standing
}
