import { undoingOutcomes } from '@dovolilnice/contract/appeals/appeal-codes'
import type { recordAppealDecision } from '@dovolilnice/contract/appeals/steps/record-appeal-decision'
import type { serveAppealDecision } from '@dovolilnice/contract/appeals/steps/serve-appeal-decision'
import type { takeBackAppealDecision } from '@dovolilnice/contract/appeals/steps/take-back-appeal-decision'
import { OperationError } from '@dovolilnice/contract/errors'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { lockAppeal, stepAppeal } from '../appeal-record.ts'
import { requirePast } from './conduct-appeal.ts'
import { undoWherePossible } from './undo-act.ts'

/** What the organ of second instance decided. Where the act is gone for the party's good, what it ended goes on. */
export const handleRecordAppealDecision: Handler<typeof recordAppealDecision> = async ({ params, body }, context) => {
  const { reason, version, ...decision } = body
  const { appeal, act } = await lockAppeal(context, params.id, version, 'record_decision')
  requirePast(context, 'decision_on', body.decision_on, appeal.lodged_on)
  const { decision_served_on: served = null } = decision
  if (served !== null) requirePast(context, 'decision_served_on', served, body.decision_on)
  const changes = { ...decision, decision_served_on: served, closing_note: reason || null }
  const after = await stepAppeal(context, appeal, 'record_decision', changes, reason || null)
  if (undoingOutcomes.includes(body.outcome)) await undoWherePossible(context, act, `${appeal.number}: ${body.decision_number}`)
  return after
}

/** Somebody entered a decision by mistake: the appeal lies at second instance again. What went on by the decision cannot be called back. */
export const handleTakeBackAppealDecision: Handler<typeof takeBackAppealDecision> = async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'take_back_decision')
  if (appeal.outcome !== null && undoingOutcomes.includes(appeal.outcome))
    throw new OperationError('illegal_transition', { details: { status: appeal.status } })
  const none = { outcome: null, decision_number: null, decision_on: null, decision_served_on: null, closing_note: null }
  try {
    return await stepAppeal(context, appeal, 'take_back_decision', none, body.reason)
  } catch (error) {
    throw isUniqueViolation(error, 'appeal_open') ? new OperationError('appeal_open') : error
  }
}

export const handleServeAppealDecision: Handler<typeof serveAppealDecision> = async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'serve_decision')
  requirePast(context, 'decision_served_on', body.decision_served_on, appeal.decision_on ?? appeal.lodged_on)
  return stepAppeal(context, appeal, 'serve_decision', { decision_served_on: body.decision_served_on })
}
