import { suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { type Row, type Trx, sql } from '../../../platform/database/db.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { announcePermits, requireNoConflict } from '../issue/insert-permit.ts'
import { type PermitRow, termsOf } from '../issue/permit-draft.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { draftWith, lockPermit, setPermitStatus, subjectOf } from './permit-step.ts'
import { readCredentials } from './get-permit.ts'

type TakingAct = Pick<Row<'act'>, 'id'>

/** What an act that takes a permit away makes of it. */
const takenBy = {
  suspension: 'suspended',
  suspension_on_request: 'suspended',
  revocation: 'revoked',
  revocation_on_request: 'revoked',
  permit_nullity: 'revoked',
} as const
const takingKinds = keysOf(takenBy)

/**
 * Whether a permit is away because of this act: another one that holds and has taken effect, or a step without an act, may have come since. Acts of a time
 * when all took effect at once have no day of it.
 */
const isAwayBy = async (trx: Trx, { id, status }: PermitRow, act: TakingAct): Promise<boolean> => {
  const newest = await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.kind'])
    .where('act.permit_id', '=', id)
    .where('act.kind', 'in', takingKinds)
    .where((is) => {
      const isTaken = is.or([is('way.effect', 'is', null), is('way.taken_at', 'is not', null)])
      return is.or([is('act.id', '=', act.id), is.and([is('way.set_aside', '=', false), is('way.ended_at', 'is', null), isTaken])])
    })
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id === act.id && takingKinds.some((kind) => kind === newest.kind && takenBy[kind] === status)
}

type HeldSuspension = Pick<Row<'act'>, 'number' | 'reason' | 'issued_on'> & Pick<Row<'act_standing'>, 'effective_on'>

/** The suspension that still holds of a permit that was suspended when it was revoked; undefined where it was in force then. */
const heldSuspension = async (trx: Trx, { id, status }: PermitRow): Promise<HeldSuspension | undefined> => {
  if (status !== 'revoked') return undefined
  const revoked = await trx
    .selectFrom('event')
    .select(sql<string | null>`event.before ->> 'status'`.as('from'))
    .where('subject_id', '=', id)
    .where('action', '=', 'permit:revoke')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (revoked?.from !== 'suspended') return undefined
  const newest = await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.number', 'act.reason', 'act.issued_on', 'way.effective_on', 'way.set_aside', 'way.ended_at'])
    .where('act.permit_id', '=', id)
    .where('act.kind', 'in', suspensionKinds)
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest === undefined || newest.set_aside || newest.ended_at !== null ? undefined : newest
}

/** What becomes of the permit, and who is told what. */
const steps = {
  resume: { to: 'issued', action: 'permit:resume', mail: 'resumed' },
  suspend: { to: 'suspended', action: 'permit:suspend', mail: 'suspension_begun' },
} as const

/**
 * The act that took a permit away was replaced or annulled: the permit is in force again, with its event of the audit trail and a mail to the
 * holder. One that is away by another act, or was replaced, stays as it is; one that was suspended when it was revoked is suspended again while that
 * suspension holds.
 * @param act what was replaced or annulled
 * @param reason by which decision
 * @throws OperationError `not_found`; `permit_exists`, `credential_taken`, `cap_reached` where another permit has come in its place
 */
export const restorePermit = async (context: WorkContext, id: string, act: TakingAct, reason: string): Promise<void> => {
  const { trx, clock, actor } = context
  const permit = await lockPermit(trx, id)
  if (!(await isAwayBy(trx, permit, act))) return
  const credentials = await readCredentials(trx, id)
  const draft = draftWith({ permit, ...(await termsOf(trx, permit)), credentials }, credentials)
  if (permit.status === 'revoked') await requireNoConflict(trx, draft, [id])
  const suspension = await heldSuspension(trx, permit)
  const step = suspension === undefined ? steps.resume : steps.suspend
  const changed = await setPermitStatus(trx, permit, step.to, suspension?.reason ?? null, clock.now())
  await announcePermits(trx)
  const [before, after] = [{ status: permit.status }, { status: changed.status, version: changed.version }]
  await recordEvent(trx, { action: step.action, kind: 'change', actor, subject: subjectOf(permit), before, after, reason }, clock)
  const effective = suspension?.effective_on ?? suspension?.issued_on
  await mailHolder(trx, context, step.mail, changed, { reason, act: suspension?.number, effective })
}
