import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { subjectOf } from '../record/application-record.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { lockApplication, requireLegal } from './application-step.ts'
import { dismiss, reject } from './rejection.ts'
import type { ActContext, IssuedAct, Person, WantedAct } from './rejection.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    enactApplicationAct: typeof enactApplicationAct
    requireApplicationAct: typeof requireApplicationAct
  }
}

/** @throws OperationError `not_found`; `illegal_transition` for an act that the application's status or term forbids */
const requireAct = (application: ApplicationRecord, { kind }: WantedAct, today: string): void => {
  if (kind === 'rejection') requireLegal(application, 'reject')
  if (kind === 'dismissal') {
    requireLegal(application, 'dismiss')
    if ((application.due_on ?? today) >= today) throw new OperationError('illegal_transition', { details: { status: application.status } })
  }
}

/** Holds that an act about an application would be legal now. @throws OperationError `not_found`, `illegal_transition` */
export const requireApplicationAct = async (context: ActContext, wanted: WantedAct): Promise<void> =>
  requireAct(await lockApplication(context.trx, context, wanted.application_id ?? ''), wanted, localDayOf(context.clock.now()))

/**
 * Takes the step that an act about an application stands for and issues it, with the step's event.
 * @throws OperationError `not_found`, `illegal_transition`
 */
export const enactApplicationAct = async (context: ActContext, wanted: WantedAct, conductor: Person): Promise<IssuedAct> => {
  const { trx, clock, actor, capabilities } = context
  const before = await lockApplication(trx, context, wanted.application_id ?? '')
  requireAct(before, wanted, localDayOf(clock.now()))
  if (wanted.kind !== 'rejection' && wanted.kind !== 'dismissal') return capabilities.issueAct(context, wanted, conductor)
  const { after, act } = await (wanted.kind === 'rejection' ? reject : dismiss)(context, before, wanted, conductor)
  const action = wanted.kind === 'rejection' ? 'application:reject' : 'application:dismiss'
  await recordEvent(trx, { action, kind: 'change', actor, subject: subjectOf(after), before, after, reason: wanted.reason || null }, clock)
  return act
}
