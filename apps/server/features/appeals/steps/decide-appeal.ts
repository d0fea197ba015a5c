import type { DismissalGround } from '@dovolilnice/contract/appeals/appeal-codes'
import { appealTimelinessOf } from '@dovolilnice/contract/appeals/appeal-terms'
import type { cancelAppeal } from '@dovolilnice/contract/appeals/steps/cancel-appeal'
import type { dismissAppeal } from '@dovolilnice/contract/appeals/steps/dismiss-appeal'
import type { grantAppeal } from '@dovolilnice/contract/appeals/steps/grant-appeal'
import { isEndingOrder, isUndoable } from '@dovolilnice/contract/appeals/undoable-kinds'
import { OperationError } from '@dovolilnice/contract/errors'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Handler } from '../../../platform/http/context.ts'
import { lockAppeal, stepAppeal } from '../appeal-record.ts'
import type { AppealRecord } from '../appeal-tables.ts'
import { undoAct } from './undo-act.ts'
import { readAppealTerm } from '../list/appeal-terms.ts'
import type { AppealTerm } from '../list/appeal-terms.ts'

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

/** This organ dismisses an appeal by an order (ZUP, art. 240). */
export const handleDismissAppeal: Handler<typeof dismissAppeal> = async ({ params, body: { version, ground, reason } }, context) => {
  const { appeal, act } = await lockAppeal(context, params.id, version, 'dismiss')
  const term = await readAppealTerm(context.trx, act.id)
  if (ground === 'late') requireLate(appeal, term)
  if (ground === 'incomplete') requireCallEnded(appeal, localDayOf(context.now))
  const { application_id, permit_id } = act
  const order = await context.capabilities.issueAct(context, {
    ...{ kind: 'appeal_dismissal', application_id, permit_id, corrects_id: act.id, appealed_on: appeal.received_on },
    ...{ reason_code: ground, facts: ground === 'late' ? foundTerm(appeal, term) : usualFacts[ground], reason },
  })
  const changes = { dismissal_ground: ground, closing_act_id: order.id, due_on: null }
  return stepAppeal(context, appeal, 'dismiss', changes, reason)
}

/** This organ replaces the act by another decision (ZUP, art. 242 and 243), or sets its order aside; what the act ended goes on. */
export const handleGrantAppeal: Handler<typeof grantAppeal> = async ({ params, body: { version, facts, reason } }, context) => {
  const { appeal, act } = await lockAppeal(context, params.id, version, 'grant')
  if (!isUndoable(act.kind)) throw new OperationError('not_replaceable')
  const { application_id, permit_id } = act
  const kind = isEndingOrder(act.kind) ? 'order_reversal' : 'replacement'
  const decision = await context.capabilities.issueAct(context, {
    ...{ kind, application_id, permit_id, corrects_id: act.id, appealed_on: appeal.received_on },
    ...{ facts, reason },
  })
  const after = await stepAppeal(context, appeal, 'grant', { closing_act_id: decision.id, due_on: null }, reason)
  await undoAct(context, act, `Pritožbi ${appeal.number} je ugodeno z aktom št. ${decision.number}.`, 'this_organ')
  return after
}

/** Somebody entered it by mistake; the record is kept. */
export const handleCancelAppeal: Handler<typeof cancelAppeal> = async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'cancel')
  return stepAppeal(context, appeal, 'cancel', { closing_note: body.reason, due_on: null }, body.reason)
}
