import { appealTimelinessOf, isEndingOrder, isUndoable, sendAppealBy } from '@dovolilnice/contract/appeals/appeal-terms'
import * as contract from '@dovolilnice/contract/appeals/steps/operations'
import { type ErrorCode, OperationError, invalidField } from '@dovolilnice/contract/errors'
import { localDayOf, dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import { lockAppeal, stepAppeal } from '../appeal-record.ts'
import { requireAppealDays } from '../record/lodge-appeal.ts'
import type { Row } from '../../../platform/database/db.ts'
import { type DismissalGround, undoingOutcomes } from '@dovolilnice/contract/appeals/appeal-codes'
import type { AppealRecord } from '../appeal-tables.ts'
import { type AppealTerm, readAppealTerm } from '../list/list-appeals.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { Readable } from 'node:stream'
import { makeAppealLetter } from '../letter/appeal-letter.ts'

/** Holds that a day is not before another and not in the future. @throws OperationError `validation` */
export const requirePast = (context: Pick<Context, 'locale' | 'now'>, path: string, day: string, notBefore: string): void => {
  const rule = day > localDayOf(context.now) ? 'day_future' : day < notBefore ? 'before_lodged' : undefined
  if (rule !== undefined) throw invalidField(path, rule, context.locale)
}

export const handleRequestAppealSupplement = implement(contract.requestAppealSupplement, async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'request_supplement')
  if (body.due_on < localDayOf(context.now)) throw invalidField('due_on', 'day_past', context.locale)
  return stepAppeal(context, appeal, 'request_supplement', { supplement_text: body.reason, due_on: body.due_on }, body.reason)
})

/** The appeal is complete from the day on which the supplement came: from then on runs the term for sending it on. */
export const handleSupplementAppeal = implement(contract.supplementAppeal, async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'supplement')
  requirePast(context, 'received_on', body.received_on, appeal.received_on)
  const { transmission_days: days } = await context.capabilities.readActSettings(context.trx)
  const text = [appeal.text, body.text].filter(Boolean).join('\n\n')
  const due_on = sendAppealBy(body.received_on, days, await readClosedDays(context.trx))
  const changes = { text, complete_on: body.received_on, due_on }
  return stepAppeal(context, appeal, 'supplement', changes)
})

export const handleWithdrawAppeal = implement(contract.withdrawAppeal, async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'withdraw')
  requirePast(context, 'withdrawn_on', body.withdrawn_on, appeal.lodged_on)
  const changes = { withdrawn_on: body.withdrawn_on, closing_note: body.reason, due_on: null }
  return stepAppeal(context, appeal, 'withdraw', changes, body.reason)
})

export const handleUpdateAppeal = implement(contract.updateAppeal, async ({ params, body: { version, ...data } }, context) => {
  const { appeal, act } = await lockAppeal(context, params.id, version, 'update')
  requireAppealDays(context, { ...data, received_on: appeal.received_on }, act.issued_on)
  return stepAppeal(context, appeal, 'update', data)
})

type SetAsideBy = Parameters<Context['capabilities']['returnApplication']>[3]
type Fixed = Parameters<Context['capabilities']['returnApplication']>[4]

/**
 * What an act ended goes on, because the act was replaced or annulled: the application is in review again, the permit in force again.
 * @param reason by which decision
 * @param by who set the act aside
 * @param fixed what a replacement decision says of the price
 * @throws OperationError `permit_exists`, `credential_taken`, `cap_reached` where another permit has come in the place of a revoked one
 */
const undoAct = async (context: Context, act: Row<'act'>, reason: string, by: SetAsideBy, fixed?: Fixed): Promise<void> => {
  if (!isUndoable(act.kind) && act.kind !== 'replacement' && act.kind !== 'silence') return
  if (act.kind === 'partial_grant') return context.capabilities.resumeRefusedPart(context, act.application_id ?? '', reason)
  if (act.application_id !== null) await context.capabilities.returnApplication(context, act.application_id, reason, by, fixed)
  if (act.permit_id !== null) await context.capabilities.restorePermit(context, act.permit_id, act, reason)
}

/** Why a revoked permit cannot be in force again. They are found by reading, so the transaction goes on. */
const inTheWay: readonly ErrorCode[] = ['permit_exists', 'credential_taken', 'cap_reached']

/**
 * The same after a decision of second instance or of a court: it holds whatever stands in the way here, and a permit in whose place another has come
 * stays revoked.
 */
export const undoWherePossible = async (context: Context, act: Row<'act'>, reason: string): Promise<void> => {
  try {
    await undoAct(context, act, reason, 'another')
  } catch (error) {
    if (!(error instanceof OperationError && inTheWay.includes(error.code))) throw error
  }
}

const day = (local: string): string => dayInWords(local, 'sl')

/** What the organ found about the term, in the words of the order. Papers are Slovenian. */
const foundTerm = ({ lodged_on: lodged }: AppealRecord, { served_on: served, last_day: last }: AppealTerm): string =>
  served === null || last === null
    ? ''
    : `Izpodbijani akt je bil stranki vročen ${day(served)}. Rok za pritožbo se je iztekel ${day(last)}, pritožba pa je bila vložena ${day(lodged)}.`

/** Holds that an appeal is late by what is recorded. @throws OperationError `appeal_in_time`, `appeal_not_served` */
const requireLate = ({ lodged_on: lodged }: AppealRecord, { last_day: last }: AppealTerm): void => {
  const timeliness = appealTimelinessOf(lodged, last)
  if (timeliness === 'late') return
  throw new OperationError(timeliness === 'unknown' ? 'appeal_not_served' : 'appeal_in_time')
}

/** Holds that the party was called to complete an appeal and that the term of the call has ended. @throws OperationError `appeal_call_open` */
const requireCallEnded = ({ status, due_on: due }: AppealRecord, today: string): void => {
  if (status !== 'supplement_requested' || due === null || due >= today) throw new OperationError('appeal_call_open')
}

const usualFacts: Readonly<Record<Exclude<DismissalGround, 'late'>, string>> = {
  not_allowed: 'Pritožba zoper izpodbijani akt ni dovoljena.',
  not_entitled: 'Pritožbo je vložila oseba, ki nima pravice do pritožbe.',
  incomplete: 'Pritožba ni bila popolna in v postavljenem roku ni bila dopolnjena.',
}

/**
 * Holds that an act about an appeal by a representative can go to them: past them it would be void (ZUP, art. 88).
 * @throws OperationError `representation_missing` where the matter has no power of attorney that holds
 */
const requireRepresentation = async (
  { trx, now, capabilities }: Context,
  { by_representative: represented }: AppealRecord,
  act: Row<'act'>,
) => {
  const { application_id, permit_id } = act
  if (represented && (await capabilities.readRepresentative(trx, { application_id, permit_id }, localDayOf(now))) === null)
    throw new OperationError('representation_missing')
}

/** Without a power of attorney an appeal is dismissed because of that. */
const forWantOfPower: readonly DismissalGround[] = ['not_entitled', 'incomplete']

export const handleDismissAppeal = implement(
  contract.dismissAppeal,
  async ({ params, body: { version, ground, reason, costs } }, context) => {
    const { appeal, act } = await lockAppeal(context, params.id, version, 'dismiss')
    const term = await readAppealTerm(context.trx, act.id)
    if (ground === 'late') requireLate(appeal, term)
    if (ground === 'incomplete') requireCallEnded(appeal, localDayOf(context.now))
    if (!forWantOfPower.includes(ground)) await requireRepresentation(context, appeal, act)
    const { application_id, permit_id } = act
    const order = await context.capabilities.issueAct(context, {
      ...{ kind: 'appeal_dismissal', application_id, permit_id, corrects_id: act.id, appealed_on: appeal.received_on },
      ...{ appeal_costs: costs, reason_code: ground, facts: ground === 'late' ? foundTerm(appeal, term) : usualFacts[ground], reason },
    })
    const changes = { dismissal_ground: ground, closing_act_id: order.id, due_on: null }
    return stepAppeal(context, appeal, 'dismiss', changes, reason)
  },
)

/** This organ replaces the act by another decision (ZUP, art. 242 and 243), or sets its order aside; what the act ended goes on. */
export const handleGrantAppeal = implement(contract.grantAppeal, async ({ params, body: { version, facts, reason, costs } }, context) => {
  const { appeal, act } = await lockAppeal(context, params.id, version, 'grant')
  if (!isUndoable(act.kind)) throw new OperationError('not_replaceable')
  await requireRepresentation(context, appeal, act)
  const { application_id, permit_id } = act
  const kind = isEndingOrder(act.kind) ? 'order_reversal' : 'replacement'
  const replaced =
    kind === 'replacement' && application_id !== null
      ? await context.capabilities.priceOfReplacement(context, application_id, act.kind === 'partial_grant')
      : undefined
  const decision = await context.capabilities.issueAct(context, {
    ...{ kind, application_id, permit_id, corrects_id: act.id, appealed_on: appeal.received_on },
    ...{ facts, reason, appeal_costs: costs, ...(replaced && { granted: replaced.granted }) },
  })
  const after = await stepAppeal(context, appeal, 'grant', { closing_act_id: decision.id, due_on: null }, reason)
  await undoAct(context, act, `Pritožbi ${appeal.number} je ugodeno z aktom št. ${decision.number}.`, 'this_organ', replaced?.fixed)
  return after
})

export const handleCancelAppeal = implement(contract.cancelAppeal, async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'cancel')
  return stepAppeal(context, appeal, 'cancel', { closing_note: body.reason, due_on: null }, body.reason)
})

/** What the organ of second instance decided. Where the act is gone for the party's good, what it ended goes on. */
export const handleRecordAppealDecision = implement(contract.recordAppealDecision, async ({ params, body }, context) => {
  const { reason, version, ...decision } = body
  const { appeal, act } = await lockAppeal(context, params.id, version, 'record_decision')
  requirePast(context, 'decision_on', body.decision_on, appeal.lodged_on)
  const { decision_served_on: served = null } = decision
  if (served !== null) requirePast(context, 'decision_served_on', served, body.decision_on)
  const changes = { ...decision, decision_served_on: served, closing_note: reason || null }
  const after = await stepAppeal(context, appeal, 'record_decision', changes, reason || null)
  if (undoingOutcomes.includes(body.outcome)) await undoWherePossible(context, act, `${appeal.number}: ${body.decision_number}`)
  return after
})

/** Somebody entered a decision by mistake: the appeal lies at second instance again. What went on by the decision cannot be called back. */
export const handleTakeBackAppealDecision = implement(contract.takeBackAppealDecision, async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'take_back_decision')
  if (appeal.outcome !== null && undoingOutcomes.includes(appeal.outcome))
    throw new OperationError('illegal_transition', { details: { status: appeal.status } })
  const none = { outcome: null, decision_number: null, decision_on: null, decision_served_on: null, closing_note: null }
  try {
    return await stepAppeal(context, appeal, 'take_back_decision', none, body.reason)
  } catch (error) {
    throw isUniqueViolation(error, 'appeal_open') ? new OperationError('appeal_open') : error
  }
})

export const handleServeAppealDecision = implement(contract.serveAppealDecision, async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'serve_decision')
  requirePast(context, 'decision_served_on', body.decision_served_on, appeal.decision_on ?? appeal.lodged_on)
  return stepAppeal(context, appeal, 'serve_decision', { decision_served_on: body.decision_served_on })
})

/** The appeal goes to the organ of second instance with a letter that lists its papers; the letter is kept as it was sent. */
export const handleSendAppeal = implement(contract.sendAppeal, async ({ params, body }, context) => {
  const { appeal, act } = await lockAppeal(context, params.id, body.version, 'send')
  requirePast(context, 'sent_on', body.sent_on, appeal.received_on)
  const { sent_on, sent_to, papers } = body
  const letter = await makeAppealLetter(context, { appeal, act, sent_on, sent_to, papers })
  const { storage_key, sha256, byte_size } = await context.storage.receive(Readable.from([letter]))
  const kept = { letter_key: storage_key, letter_sha256: sha256, letter_size: byte_size }
  return stepAppeal(context, appeal, 'send', { sent_on, sent_to, papers, ...kept, due_on: null })
})
