import type { resumePermit } from '@dovolilnice/contract/permits/record/resume-permit'
import type { revokePermit } from '@dovolilnice/contract/permits/record/revoke-permit'
import type { suspendPermit } from '@dovolilnice/contract/permits/record/suspend-permit'
import type { Handler, SignedInContext } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { takeAway } from './take-away.ts'
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

/** The holder loses the permit, for a time or for good, by a decision. */
const take = async (context: SignedInContext, permit: PermitRow, act: Pick<WantedAct, 'kind' | 'requested_on' | 'facts' | 'reason'>) => {
  const wanted = { application_id: null, permit_id: permit.id, ...act }
  const { event, changed } = await takeAway(context, permit, wanted, context.user)
  context.record({ ...event, reason: act.reason })
  return { id: permit.id, number: permit.number, version: changed.version }
}

export const handleSuspendPermit: Handler<typeof suspendPermit> = async ({ params, body }, context) => {
  const permit = await lockPermit(context.trx, params.id)
  await requireVersion(context, permit, body.version)
  const act = await context.capabilities.suspensionBy(context, permit.id, body)
  return take(context, permit, { ...act, facts: body.facts, reason: body.reason })
}

/** A revocation says how the holder was heard. */
export const handleRevokePermit: Handler<typeof revokePermit> = async ({ params, body }, context) => {
  const permit = await lockPermit(context.trx, params.id)
  await requireVersion(context, permit, body.version)
  const facts = await context.capabilities.factsWithHearing(context, { application_id: null, permit_id: permit.id }, body)
  return take(context, permit, { kind: 'revocation', facts, reason: body.reason })
}
