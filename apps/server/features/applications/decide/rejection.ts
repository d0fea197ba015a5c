import type { RejectionReasonCode } from '@dovolilnice/contract/applications/decide/rejection-reasons'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { Capabilities, WorkContext } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { takeStep } from './application-step.ts'

/** An act as the feature of acts wants it, and who needs it. */
type IssueAct = Capabilities['issueAct']
export type WantedAct = Parameters<IssueAct>[1]
export type IssuedAct = Awaited<ReturnType<IssueAct>>

/** The application after its step, and the act that says so. */
export interface Decided {
  after: ApplicationRecord
  act: IssuedAct
}

interface Reasons {
  reason_code: RejectionReasonCode
  facts: string
  reason: string
}

export const rejectionOf = (applicationId: string, reasons: Reasons): WantedAct => ({
  ...{ kind: 'rejection', application_id: applicationId, permit_id: null },
  ...{ reason_code: reasons.reason_code, facts: reasons.facts, reason: reasons.reason },
})

/** Rejects an application by an act and tells the applicant. @throws OperationError `illegal_transition` */
export const reject = async (context: WorkContext, before: ApplicationRecord, wanted: WantedAct, conductor: Actor): Promise<Decided> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const decision = { reason: wanted.reason, due_on: null, decided_at: now, decided_by: actor.id }
  const after = await takeStep(trx, context, before, 'reject', decision, now)
  await capabilities.dropDrafts(trx, wanted, 'dismissal')
  await capabilities.expectEarlyPayments(trx, context, after.id)
  const act = await capabilities.issueAct(context, wanted, conductor)
  await mailApplicant(trx, context, 'rejected', after, { act: act.number })
  return { after, act }
}

/** Does not take up what an application asks for, by an order (ZUP, art. 129). @throws OperationError `illegal_transition` */
export const declareInadmissible = async (
  context: WorkContext,
  before: ApplicationRecord,
  wanted: WantedAct,
  conductor: Actor,
): Promise<Decided> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const act = await capabilities.issueAct(context, wanted, conductor)
  const ended = { due_on: null, warned_at: null, decided_at: now, decided_by: actor.id }
  const after = await takeStep(trx, context, before, 'declare_inadmissible', ended, now)
  await capabilities.dropDrafts(trx, wanted, 'rejection', 'dismissal')
  await capabilities.expectEarlyPayments(trx, context, after.id)
  await mailApplicant(trx, context, 'inadmissible', after, { act: act.number })
  return { after, act }
}

/** Dismisses an application that was not supplemented, by an order. @throws OperationError `illegal_transition` */
export const dismiss = async (context: WorkContext, before: ApplicationRecord, wanted: WantedAct, conductor: Actor): Promise<Decided> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  // The order names the term: it is read before the term is taken off.
  const act = await capabilities.issueAct(context, wanted, conductor)
  const ended = { due_on: null, supplement_missed_on: before.due_on, warned_at: null, decided_at: now, decided_by: actor.id }
  const after = await takeStep(trx, context, before, 'dismiss', ended, now)
  await capabilities.dropDrafts(trx, wanted, 'rejection')
  await capabilities.expectEarlyPayments(trx, context, after.id)
  await mailApplicant(trx, context, 'dismissed', after, { act: act.number })
  return { after, act }
}
