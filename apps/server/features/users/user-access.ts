import { OperationError } from '@dovolilnice/contract/errors'
import type { activateUser } from '@dovolilnice/contract/users/activate-user'
import type { deactivateUser } from '@dovolilnice/contract/users/deactivate-user'
import type { resetUserPassword } from '@dovolilnice/contract/users/reset-user-password'
import type { removeUserFactors } from '@dovolilnice/contract/users/remove-user-factors'
import { mayAdminister, mayChangeSignIn } from '@dovolilnice/contract/users/user-actions'
import { allowedUserActions } from '@dovolilnice/contract/users/user-actions'
import type { UserAction } from '@dovolilnice/contract/users/user-actions'
import type { Handler, SignedInContext } from '../../platform/http/context.ts'
import { isLastRoot, lockUser, stateOf, subjectOf } from './user-queries.ts'
import type { UserRecord } from './user-queries.ts'

/**
 * The person, locked, when the caller may do this to them.
 * @throws OperationError `not_found`, `forbidden` (of someone more powerful, of an equal what leads into the account, or of oneself), `illegal_transition` (not as they are now)
 */
export const lockUserFor = async (action: UserAction, id: string, { trx, user: actor }: SignedInContext): Promise<UserRecord> => {
  const user = await lockUser(trx, id)
  const state = stateOf(user)
  const leadsIn = action === 'send_password_link' || action === 'remove_factors'
  const may = leadsIn ? mayChangeSignIn(actor, state.permissions) : mayAdminister(actor, state.permissions)
  if (actor.id === user.id || !may) throw new OperationError('forbidden')
  if (!allowedUserActions(actor, state).includes(action)) throw new OperationError('illegal_transition')
  return user
}

export const handleActivateUser: Handler<typeof activateUser> = async ({ params }, context) => {
  const user = await lockUserFor('activate', params.id, context)
  await context.trx
    .updateTable('app_user')
    .set({ active: true, version: user.version + 1 })
    .where('id', '=', user.id)
    .execute()
  context.record({ subject: subjectOf(user), before: { active: false }, after: { active: true } })
  return { active: true as const }
}

export const handleDeactivateUser: Handler<typeof deactivateUser> = async ({ params, body }, context) => {
  const user = await lockUserFor('deactivate', params.id, context)
  if (await isLastRoot(context.trx, user)) throw new OperationError('in_use')
  await context.trx
    .updateTable('app_user')
    .set({ active: false, version: user.version + 1 })
    .where('id', '=', user.id)
    .execute()
  await context.capabilities.endSessions(context.trx, user.id)
  // A link that is still on its way would set a password on a closed account and prove its address.
  await context.capabilities.voidPasswordLinks(context.trx, user.id, context.now)
  context.record({ subject: subjectOf(user), before: { active: true }, after: { active: false }, reason: body.reason })
  return { active: false as const }
}

/** For a lost phone or key: the person signs in with the password alone once, and sets up new factors. */
export const handleRemoveUserFactors: Handler<typeof removeUserFactors> = async ({ params, body }, context) => {
  const user = await lockUserFor('remove_factors', params.id, context)
  const removed = await context.capabilities.takeOffFactors(context, user)
  if (removed === 0) throw new OperationError('illegal_transition')
  await context.capabilities.endSessions(context.trx, user.id)
  context.record({ subject: subjectOf(user), after: { removed }, reason: body.reason })
  return { removed }
}

export const handleResetUserPassword: Handler<typeof resetUserPassword> = async ({ params }, context) => {
  const user = await lockUserFor('send_password_link', params.id, context)
  const purpose = user.password_hash === null && !user.must_reset ? ('invitation' as const) : ('reset' as const)
  await context.trx
    .updateTable('app_user')
    // The old password may be in a thief's hands: with it nobody signs in, nor sets a new one, before the owner follows the link.
    .set({ password_hash: null, must_reset: purpose === 'reset' })
    .where('id', '=', user.id)
    .execute()
  await context.capabilities.endSessions(context.trx, user.id)
  await context.capabilities.voidPasswordLinks(context.trx, user.id, context.now)
  await context.capabilities.sendPasswordLink(context.trx, context, user, purpose)
  context.record({ subject: subjectOf(user) })
  return { purpose }
}
