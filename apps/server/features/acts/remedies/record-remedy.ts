import { withdrawal } from '../withdrawn-entry.ts'
import { endCourtAction, recordRemedy, withdrawRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Row, type Trx, notFound, changeRow, createRow, updateRow } from '../../../platform/database/db.ts'
import { subjectOf } from '../act-tables.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { findAct } from '../record/find-act.ts'
import { refuse, requireDay } from '../service/serve-act.ts'
import { settleStanding } from '../service/standing.ts'
import type { RemedyRecord } from './remedy-tables.ts'
import { mayRecord, presentRemedy, readRemedies } from './remedies-of-act.ts'
import { implement } from '../../../platform/http/context.ts'

type FinalDays = Pick<Row<'act_standing'>, 'final_on' | 'binding_on'>

/** What the trail keeps, with the days that follow. */
const auditValues = (remedy: RemedyRecord, { final_on, binding_on }: FinalDays): object => ({
  remedy_kind: remedy.kind,
  remedy_on: remedy.lodged_on,
  court_reference: remedy.reference || null,
  court_ended_on: remedy.ended_on,
  court_outcome: remedy.outcome,
  final_on,
  binding_on,
})

/** The days as they stand, before something changes them. */
const readFinalDays = (trx: Trx, actId: string): Promise<FinalDays> =>
  trx.selectFrom('act_standing').select(['final_on', 'binding_on']).where('act_id', '=', actId).executeTakeFirstOrThrow()

/** The entry, its act and the days of the act, after the record of the act was locked. @throws OperationError `not_found`, `conflict` */
const lockRemedy = async (trx: Trx, id: string, seen: number) => {
  const found = await trx.selectFrom('act_remedy').select('act_id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const act = await findAct(trx, found.act_id)
  await lockMatters(trx, [act])
  const remedy = await trx.selectFrom('act_remedy').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (remedy.version !== seen) throw new OperationError('conflict', { details: { version: remedy.version } })
  return { act, remedy, days: await readFinalDays(trx, act.id) }
}

export const handleRecordRemedy = implement(recordRemedy, async ({ params, body }, context) => {
  const { trx, now, user } = context
  const act = await findAct(trx, params.id)
  await lockMatters(trx, [act])
  const standing = await settleStanding(trx, act.id)
  const today = localDayOf(now)
  if (!mayRecord({ ...standing, kind: act.kind }, await readRemedies(trx, act.id), today).includes(body.kind))
    throw new OperationError('illegal_transition')
  const { served_on: served, appeal_until: until, final_on: final } = standing
  requireDay(context, 'lodged_on', body.lodged_on, (body.kind === 'waiver' ? served : final) ?? act.issued_on)
  if (body.kind === 'waiver' && until !== null && body.lodged_on > until) refuse(context, 'lodged_on', 'after_appeal_term', until)
  if (body.kind === 'supervision' && body.reference === '') refuse(context, 'reference', 'required')
  const ended = body.kind === 'supervision' ? { ended_on: body.lodged_on, outcome: 'act_set_aside' as const } : {}
  const remedy = await createRow(trx, 'act_remedy', {
    id: v7(),
    act_id: act.id,
    ...body,
    ...ended,
    entered_by: user.id,
    entered_by_name: user.name,
    created_at: now,
  })
  const after = await settleStanding(trx, act.id)
  if (body.kind === 'supervision') await context.capabilities.undoWherePossible(context, act, body.reference)
  await announce(trx, 'applications')
  const { final_on, binding_on } = standing
  context.record({
    subject: subjectOf(act),
    before: { final_on, binding_on },
    after: auditValues(remedy, after),
    reason: body.note || null,
  })
  return presentRemedy(remedy)
})

export const handleEndCourtAction = implement(endCourtAction, async ({ params, body }, context) => {
  const { trx, capabilities } = context
  const { act, remedy: before, days } = await lockRemedy(trx, params.id, body.version)
  if (!presentRemedy(before).may_end) throw new OperationError('illegal_transition')
  requireDay(context, 'ended_on', body.ended_on, before.lodged_on)
  const { ended_on, outcome } = body
  const note = body.note || before.note
  const after = await changeRow(trx, 'act_remedy', before.id, { ended_on, outcome, note, version: before.version + 1 })
  const standing = await settleStanding(trx, act.id)
  if (standing.set_aside) await capabilities.undoWherePossible(context, act, after.reference || act.number)
  await announce(trx, 'applications')
  context.record({
    subject: subjectOf(act),
    before: auditValues(before, days),
    after: auditValues(after, standing),
    reason: body.note || null,
  })
  return presentRemedy(after)
})

/** Takes an entry back that was made by mistake. It stays, with who took it back and why. */
export const handleWithdrawRemedy = implement(withdrawRemedy, async ({ params, body }, context) => {
  const { trx } = context
  const { act, remedy: before, days } = await lockRemedy(trx, params.id, body.version)
  if (!presentRemedy(before).may_withdraw) throw new OperationError('illegal_transition')
  await updateRow(trx, 'act_remedy', before.id, withdrawal(context, before, body.reason))
  const { final_on, binding_on } = await settleStanding(trx, act.id)
  await announce(trx, 'applications')
  context.record({
    subject: subjectOf(act),
    before: auditValues(before, days),
    after: { final_on, binding_on },
    reason: body.reason,
  })
})
