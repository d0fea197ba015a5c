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
type WantedAct = Parameters<IssueAct>[1]

const stepOf = ({ kind }: WantedAct) =>
  kind === 'revocation'
    ? ({ action: 'revoke', to: 'revoked', mail: 'revoked' } as const)
    : ({ action: 'suspend', to: 'suspended', mail: 'suspended' } as const)

/** Suspends or revokes a permit by an act and tells its holder. @throws OperationError `illegal_transition` */
export const takeAway = async (context: WorkContext, permit: PermitRow, wanted: WantedAct, conductor: Actor) => {
  const { trx, clock, capabilities } = context
  const now = clock.now()
  const { action, to, mail } = stepOf(wanted)
  requireStep(permit, action, now)
  const changed = await setPermitStatus(trx, permit, to, wanted.reason, now)
  await announcePermits(trx)
  const act = await capabilities.issueAct(context, wanted, conductor)
  if (to === 'revoked') await capabilities.dropDrafts(trx, wanted, 'suspension')
  await mailHolder(trx, context, mail, changed, { reason: wanted.reason })
  const event = {
    subject: { type: 'permit' as const, id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status: to, version: changed.version },
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
