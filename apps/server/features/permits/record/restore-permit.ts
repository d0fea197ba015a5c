import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Capabilities } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import { requireNoConflict } from '../issue/permit-conflicts.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { termsOf } from '../issue/permit-terms.ts'
import { draftWith, subjectOf } from './change-permit.ts'
import { readCredentials } from './permit-details.ts'
import { lockPermit, setPermitStatus } from './permit-step.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    restorePermit: typeof restorePermit
  }
}

type ActContext = Parameters<Capabilities['issueAct']>[0]

/**
 * The act that took a permit away was replaced or annulled: it is in force again, with its event of the audit trail and a mail to the holder. One
 * that was not taken away, or has a successor, stays as it is.
 * @param reason by which decision
 * @throws OperationError `not_found`; `permit_exists`, `credential_taken`, `cap_reached` where another permit has come in its place
 */
export const restorePermit = async (context: ActContext, id: string, reason: string): Promise<void> => {
  const { trx, clock, actor } = context
  const permit = await lockPermit(trx, id)
  if (permit.status !== 'revoked' && permit.status !== 'suspended') return
  const credentials = await readCredentials(trx, id)
  const draft = draftWith({ permit, ...(await termsOf(trx, permit)), credentials }, credentials)
  if (permit.status === 'revoked') await requireNoConflict(trx, draft, [id])
  const changed = await setPermitStatus(trx, permit, 'issued', null, clock.now())
  await announcePermits(trx)
  const [before, after] = [{ status: permit.status }, { status: changed.status, version: changed.version }]
  await recordEvent(trx, { action: 'permit:resume', kind: 'change', actor, subject: subjectOf(permit), before, after, reason }, clock)
  await mailHolder(trx, context, 'resumed', changed, { reason })
}
