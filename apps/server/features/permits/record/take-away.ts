import { isSuspension, suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Actor } from '../../../platform/audit/record-event.ts'
import type { Capabilities, WorkContext } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { lockPermit, requireStep, setPermitStatus } from './permit-step.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    enactPermitAct: typeof enactPermitAct
    requirePermitAct: typeof requirePermitAct
  }
}

type IssueAct = Capabilities['issueAct']
export type WantedAct = Parameters<IssueAct>[1]

/** The step that an act about a permit stands for. */
export const stepOf = ({ kind }: WantedAct) =>
  kind === 'revocation'
    ? ({ action: 'revoke', to: 'revoked', mail: 'revoked' } as const)
    : ({ action: 'suspend', to: 'suspended', mail: kind === 'suspension' ? 'suspended' : 'suspended_on_request' } as const)

/** How a suspension began, for the history of the permit. */
const begunOf = ({ kind, requested_on = null }: WantedAct) => {
  if (!isSuspension(kind)) return {}
  return requested_on === null ? { begun: 'ex_officio' } : { begun: 'on_request', requested_on }
}

/** Suspends or revokes a permit by an act and tells its holder. @throws OperationError `illegal_transition` */
export const takeAway = async (context: WorkContext, permit: PermitRow, wanted: WantedAct, conductor: Actor) => {
  const { trx, clock, capabilities } = context
  const now = clock.now()
  const { action, to, mail } = stepOf(wanted)
  requireStep(permit, action, now)
  const changed = await setPermitStatus(trx, permit, to, wanted.reason, now)
  await announcePermits(trx)
  const act = await capabilities.issueAct(context, wanted, conductor)
  await capabilities.dropDrafts(trx, wanted, ...suspensionKinds)
  await mailHolder(trx, context, mail, changed, { act: act.number, requested: wanted.requested_on })
  const event = {
    subject: { type: 'permit' as const, id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status: to, version: changed.version, ...begunOf(wanted) },
  }
  return { act, changed, event }
}

/** Holds that an act about a permit would be legal now. @throws OperationError `not_found`, `illegal_transition` */
export const requirePermitAct = async ({ trx, clock }: WorkContext, wanted: WantedAct): Promise<void> =>
  requireStep(await lockPermit(trx, wanted.permit_id ?? ''), stepOf(wanted).action, clock.now())

/** Takes the step that an act about a permit stands for and issues it, with the step's event. @throws OperationError `not_found`, `illegal_transition` */
export const enactPermitAct = async (context: WorkContext, wanted: WantedAct, conductor: Actor) => {
  const { trx, clock, actor } = context
  const { act, event } = await takeAway(context, await lockPermit(trx, wanted.permit_id ?? ''), wanted, conductor)
  const action = `permit:${stepOf(wanted).action}` as const
  await recordEvent(trx, { ...event, action, kind: 'change', actor, reason: wanted.reason }, clock)
  return act
}
