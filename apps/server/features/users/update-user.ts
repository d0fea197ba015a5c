import { changeRow } from '../../platform/database/db.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import { updateUser } from '@dovolilnice/contract/users/operations'
import { allowedUserActions } from '@dovolilnice/contract/users/user-actions'
import { type Context, type SignedInContext, implement } from '../../platform/http/context.ts'
import { mailEmailChanged, voidEmailLinks } from './account/own-email.ts'
import { authorityAfter, authorityOf } from './authority.ts'
import { auditValues, isLastRoot, lockUser, overridesOf, stateOf, subjectOf, type UserRecord } from './user-queries.ts'
import { personColumns, refusingTakenEmail, requireMayGive, type Rights, rightsAfter, sameRights } from './write-user.ts'

const maySeeToRoots = ({ role, granted, revoked }: Rights): boolean => {
  const held = permissionsOf(role, { granted, revoked })
  return role === 'root' && held.includes('users:roles') && held.includes('users:write')
}

/** @throws OperationError `forbidden`, `in_use` (the last root) */
const requireMayChangeRights = async (
  before: UserRecord,
  rights: { before: Rights; after: Rights },
  allowed: readonly string[],
  context: SignedInContext,
): Promise<void> => {
  if (!allowed.includes('change_role')) throw new OperationError('forbidden')
  requireMayGive(context.user, rights.before, rights.after)
  if (!maySeeToRoots(rights.after) && (await isLastRoot(context.trx, before))) throw new OperationError('in_use')
}

/**
 * A link mailed to the old address would prove the new one, and hand its owner's records to whoever has the old: it no longer works. The old
 * address is told. Someone who was invited is invited again, at the new address.
 */
const followNewAddress = async (context: Context, before: UserRecord, user: UserRecord): Promise<void> => {
  const { trx, now, capabilities } = context
  await mailEmailChanged(trx, context, before)
  await capabilities.voidPasswordLinks(trx, user.id, now)
  await voidEmailLinks(trx, user.id, now)
  if (user.password_hash === null) await capabilities.sendPasswordLink(trx, context, user, user.must_reset ? 'reset' : 'invitation')
}

export const handleUpdateUser = implement(updateUser, async ({ params, body }, context) => {
  const before = await lockUser(context.trx, params.id)
  const allowed = allowedUserActions(context.user, stateOf(before))
  if (!allowed.includes('update')) throw new OperationError('forbidden')
  if (before.version !== body.version) throw new OperationError('conflict', { details: { version: before.version } })
  // One's own address takes the password and a link mailed to it, so that a session left open is not enough to take over an account.
  const moves = body.email !== before.email
  if (moves && !allowed.includes('change_email')) throw new OperationError('forbidden')
  const rightsBefore = { role: roleOf(before.role), ...overridesOf(before) }
  const rights = rightsAfter(rightsBefore, body)
  const changesRights = !sameRights(rightsBefore, rights)
  if (changesRights) await requireMayChangeRights(before, { before: rightsBefore, after: rights }, allowed, context)
  const columns = {
    ...personColumns(body),
    ...(changesRights && rights),
    email: body.email,
    // A new address has not been proved to be the person's.
    ...(moves && { email_verified_at: null }),
    user_type_code: body.user_type_code ?? null,
    ...authorityAfter(context.user, authorityOf(before), body),
    version: before.version + 1,
  }
  const after = await refusingTakenEmail(() => changeRow(context.trx, 'app_user', before.id, columns))
  // A session secret that was read with fewer rights must not open more, nor one of the old address the new: the person signs in again.
  if (changesRights || moves) await context.capabilities.endSessions(context.trx, after.id)
  if (moves) await followNewAddress(context, before, after)
  context.record({ subject: subjectOf(after), before: auditValues(before), after: auditValues(after) })
  return { version: after.version }
})
