import type { recordAppealDecision } from '@dovolilnice/contract/appeals/steps/record-appeal-decision'
import type { serveAppealDecision } from '@dovolilnice/contract/appeals/steps/serve-appeal-decision'
import type { Handler } from '../../../platform/http/context.ts'
import { lockAppeal, stepAppeal } from '../appeal-record.ts'
import { requirePast } from './conduct-appeal.ts'
import { undoAct } from './undo-act.ts'

/** What the organ of second instance decided. It annulled the act: the application is open for a new decision. */
export const handleRecordAppealDecision: Handler<typeof recordAppealDecision> = async ({ params, body }, context) => {
  const { reason, version, ...decision } = body
  const { appeal, act } = await lockAppeal(context, params.id, version, 'record_decision')
  requirePast(context, 'decision_on', body.decision_on, appeal.lodged_on)
  const { decision_served_on: served = null } = decision
  if (served !== null) requirePast(context, 'decision_served_on', served, body.decision_on)
  const changes = { ...decision, decision_served_on: served, closing_note: reason || null }
  const after = await stepAppeal(context, appeal, 'record_decision', changes, reason || null)
  if (body.outcome === 'annulled') await undoAct(context, act, `${appeal.number}: ${body.decision_number}`)
  return after
}

export const handleServeAppealDecision: Handler<typeof serveAppealDecision> = async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'serve_decision')
  requirePast(context, 'decision_served_on', body.decision_served_on, appeal.decision_on ?? appeal.lodged_on)
  return stepAppeal(context, appeal, 'serve_decision', { decision_served_on: body.decision_served_on })
}
