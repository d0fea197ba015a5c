import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Actor, recordEvent } from '../../../platform/audit/record-event.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { subjectOf, type ApplicationRecord } from '../record/application-record.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { changeApplication, lockApplication, requireLegal } from './application-step.ts'
import { dueAfterApproval } from './decide-application.ts'
import { isPaidInFull, lapse } from './settle-application.ts'
import { declareInadmissible, dismiss, reject, type IssuedAct, type WantedAct } from './rejection.ts'

/** @throws OperationError `not_found`; `illegal_transition` for an act that the application's status or term forbids */
const requireAct = (application: ApplicationRecord, { kind }: WantedAct, today: string): void => {
  if (kind === 'rejection') requireLegal(application, 'reject')
  if (kind === 'inadmissibility') requireLegal(application, 'declare_inadmissible')
  if (kind !== 'dismissal' && kind !== 'payment_lapse') return
  requireLegal(application, kind === 'dismissal' ? 'dismiss' : 'lapse')
  if ((application.due_on ?? today) >= today) throw new OperationError('illegal_transition', { details: { status: application.status } })
}

const isStep = (kind: WantedAct['kind']): kind is keyof typeof steps => kind in steps

/** The acts that are a step of the application. */
const steps = {
  rejection: { take: reject, action: 'application:reject' },
  inadmissibility: { take: declareInadmissible, action: 'application:declare_inadmissible' },
  dismissal: { take: dismiss, action: 'application:dismiss' },
  payment_lapse: { take: lapse, action: 'application:lapse' },
} as const

/** Holds that an act about an application would be legal now. @throws OperationError `not_found`, `illegal_transition` */
export const requireApplicationAct = async (context: WorkContext, wanted: WantedAct): Promise<void> =>
  requireAct(await lockApplication(context.trx, context, wanted.application_id ?? ''), wanted, localDayOf(context.clock.now()))

/**
 * Holds that a decision made the payment a condition which was not met, and that the town has named the provision on which the order stands.
 * @throws OperationError `illegal_transition`, `payment_not_demanded`, `payment_basis_missing`
 */
const requireCondition = async ({ trx, capabilities }: WorkContext, application: ApplicationRecord): Promise<void> => {
  if (await isPaidInFull(trx, application)) throw new OperationError('illegal_transition', { details: { status: application.status } })
  if (!(await capabilities.isGranted(trx, application.id))) throw new OperationError('payment_not_demanded')
  if ((await capabilities.readActSettings(trx)).payment_basis === '') throw new OperationError('payment_basis_missing')
}

/** The written decision on an application that was approved without one: it makes the payment a condition, with a term from today. */
const issueLateGrant = async (context: WorkContext, before: ApplicationRecord, wanted: WantedAct, conductor: Actor): Promise<IssuedAct> => {
  const { trx, clock, actor, capabilities } = context
  if (before.status !== 'approved') throw new OperationError('illegal_transition', { details: { status: before.status } })
  const now = clock.now()
  const due_on = await dueAfterApproval(trx, context, before.fee_cents, localDayOf(now))
  const after = await changeApplication(trx, before, { due_on, warned_at: null }, now)
  const act = await capabilities.issueAct(context, wanted, conductor)
  const event = {
    action: 'application:extend_term',
    kind: 'change',
    actor,
    subject: subjectOf(after),
    before,
    after,
    reason: act.number,
  } as const
  await recordEvent(trx, event, clock)
  await mailApplicant(trx, context, 'approved_with_fee', after, { act: act.number })
  return act
}

/**
 * Takes the step that an act about an application stands for and issues it, with the step's event.
 * @throws OperationError `not_found`, `illegal_transition`
 */
export const enactApplicationAct = async (context: WorkContext, wanted: WantedAct, conductor: Actor): Promise<IssuedAct> => {
  const { trx, clock, actor, capabilities } = context
  const before = await lockApplication(trx, context, wanted.application_id ?? '')
  requireAct(before, wanted, localDayOf(clock.now()))
  if (wanted.kind === 'grant') return issueLateGrant(context, before, wanted, conductor)
  if (!isStep(wanted.kind)) return capabilities.issueAct(context, wanted, conductor)
  if (wanted.kind === 'payment_lapse') await requireCondition(context, before)
  const { take, action } = steps[wanted.kind]
  const { after, act } = await take(context, before, wanted, conductor)
  await recordEvent(trx, { action, kind: 'change', actor, subject: subjectOf(after), before, after, reason: wanted.reason || null }, clock)
  return act
}
