import type { resumePermit } from '@dovolilnice/contract/permits/record/resume-permit'
import type { revokePermit } from '@dovolilnice/contract/permits/record/revoke-permit'
import type { suspendPermit } from '@dovolilnice/contract/permits/record/suspend-permit'
import type { Context, Handler, SignedInContext } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { stepOf, takeAway } from './take-away.ts'
import type { WantedAct } from './take-away.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { lockPermit, requireStep, requireVersion, setPermitStatus } from './permit-step.ts'

export const handleResumePermit: Handler<typeof resumePermit> = async ({ params, body }, context) => {
  const { trx, now, record } = context
  const permit = await lockPermit(trx, params.id)
  await requireVersion(context, permit, body.version)
  requireStep(permit, 'resume', now)
  const changed = await setPermitStatus(trx, permit, 'issued', null, now)
  await announcePermits(trx)
  record({
    subject: { type: 'permit', id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status: changed.status, version: changed.version },
    reason: body.reason,
  })
  await mailHolder(trx, context, 'resumed', changed, { reason: body.reason })
  return { id: permit.id, number: permit.number, version: changed.version }
}

/** What the call says of the decision. */
type Said = Parameters<Context['capabilities']['groundsOf']>[2]

/** The holder loses the permit, for a time or for good, by a decision that says what was found, why, and how the holder was heard. */
const take = async (context: SignedInContext, permit: PermitRow, act: Pick<WantedAct, 'kind' | 'requested_on'>, body: Said) => {
  const wanted = {
    application_id: null,
    permit_id: permit.id,
    reason: body.reason,
    at_once: act.kind === 'suspension_on_request' ? '' : (body.at_once ?? ''),
    ...act,
  }
  requireStep(permit, stepOf(wanted).action, context.now)
  const grounds = await context.capabilities.groundsOf(context, wanted, body)
  const { event, changed } = await takeAway(context, permit, { ...wanted, ...grounds }, context.user)
  context.record({ ...event, reason: body.reason })
  return { id: permit.id, number: permit.number, version: changed.version }
}

export const handleSuspendPermit: Handler<typeof suspendPermit> = async ({ params, body }, context) => {
  const permit = await lockPermit(context.trx, params.id)
  await requireVersion(context, permit, body.version)
  return take(context, permit, await context.capabilities.suspensionBy(context, permit.id, body), body)
}

export const handleRevokePermit: Handler<typeof revokePermit> = async ({ params, body }, context) => {
  const permit = await lockPermit(context.trx, params.id)
  await requireVersion(context, permit, body.version)
  return take(context, permit, { kind: 'revocation' }, body)
}
