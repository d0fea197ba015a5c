import { keysOf } from '@dovolilnice/contract/keys-of'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Capabilities } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
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
type TakingAct = Pick<Row<'act'>, 'id'>

/** What an act that takes a permit away makes of it. */
const takenBy = { suspension: 'suspended', revocation: 'revoked' } as const
const takingKinds = keysOf(takenBy)

/** Whether a permit is away because of this act: another one, or a step without an act, may have come since. */
const isAwayBy = async (trx: Trx, { id, status }: PermitRow, act: TakingAct): Promise<boolean> => {
  const newest = await trx
    .selectFrom('act')
    .select(['id', 'kind'])
    .where('permit_id', '=', id)
    .where('kind', 'in', takingKinds)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id === act.id && takingKinds.some((kind) => kind === newest.kind && takenBy[kind] === status)
}

/**
 * The act that took a permit away was replaced or annulled: the permit is in force again, with its event of the audit trail and a mail to the
 * holder. One that is away by another act, or was replaced, stays as it is.
 * @param act what was replaced or annulled
 * @param reason by which decision
 * @throws OperationError `not_found`; `permit_exists`, `credential_taken`, `cap_reached` where another permit has come in its place
 */
export const restorePermit = async (context: ActContext, id: string, act: TakingAct, reason: string): Promise<void> => {
  const { trx, clock, actor } = context
  const permit = await lockPermit(trx, id)
  if (!(await isAwayBy(trx, permit, act))) return
  const credentials = await readCredentials(trx, id)
  const draft = draftWith({ permit, ...(await termsOf(trx, permit)), credentials }, credentials)
  if (permit.status === 'revoked') await requireNoConflict(trx, draft, [id])
  const changed = await setPermitStatus(trx, permit, 'issued', null, clock.now())
  await announcePermits(trx)
  const [before, after] = [{ status: permit.status }, { status: changed.status, version: changed.version }]
  await recordEvent(trx, { action: 'permit:resume', kind: 'change', actor, subject: subjectOf(permit), before, after, reason }, clock)
  await mailHolder(trx, context, 'resumed', changed, { reason })
}
