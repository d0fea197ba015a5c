import type { resumePermit } from '@dovolilnice/contract/permits/record/resume-permit'
import type { revokePermit } from '@dovolilnice/contract/permits/record/revoke-permit'
import type { suspendPermit } from '@dovolilnice/contract/permits/record/suspend-permit'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { lockPermit, requireStep, requireVersion, setPermitStatus } from './permit-step.ts'

const steps = {
  suspend: { to: 'suspended', mail: 'suspended' },
  resume: { to: 'issued', mail: 'resumed' },
  revoke: { to: 'revoked', mail: 'revoked' },
} as const

interface Given {
  params: { id: string }
  body: { version: number; reason: string }
}

const take = async (step: keyof typeof steps, { params, body }: Given, context: Context) => {
  const { trx, now, record } = context
  const permit = await lockPermit(trx, params.id)
  await requireVersion(context, permit, body.version)
  requireStep(permit, step, now)
  const { to, mail } = steps[step]
  const changed = await setPermitStatus(trx, permit, to, step === 'resume' ? null : body.reason, now)
  await announcePermits(trx)
  if (step === 'revoke')
    await context.capabilities.issueAct(context, { kind: 'revocation', application_id: null, permit_id: permit.id, reason: body.reason })
  record({
    subject: { type: 'permit', id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status: to, version: changed.version },
    reason: body.reason,
  })
  await mailHolder(trx, context, mail, changed, { reason: body.reason })
  return { id: permit.id, number: permit.number, version: changed.version }
}

export const handleSuspendPermit: Handler<typeof suspendPermit> = (input, context) => take('suspend', input, context)
export const handleResumePermit: Handler<typeof resumePermit> = (input, context) => take('resume', input, context)
export const handleRevokePermit: Handler<typeof revokePermit> = (input, context) => take('revoke', input, context)
