import { staffRoleOf } from '@dovolilnice/contract/permissions'
import { OperationError } from '@dovolilnice/contract/errors'
import { activateUser, deactivateUser, removeUserFactors, resetUserPassword } from '@dovolilnice/contract/users/operations'
import { allowedUserActions, mayAdminister, mayChangeSignIn, type UserAction } from '@dovolilnice/contract/users/user-actions'
import { type Context, type SignedInContext, implement } from '../../platform/http/context.ts'
import { isLastRoot, lockUser, stateOf, subjectOf, type UserRecord } from './user-queries.ts'
import { v7 } from 'uuid'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { isReachable } from '@dovolilnice/contract/users/own-account'
import { mailText, queueLetter } from '../../platform/mail/queue-mail.ts'
import { type Changes, type Db, type Row, type Trx, updateRow } from '../../platform/database/db.ts'

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

export const handleActivateUser = implement(activateUser, async ({ params }, context) => {
  const user = await lockUserFor('activate', params.id, context)
  await updateRow(context.trx, 'app_user', user.id, { active: true, version: user.version + 1 })
  context.record({ subject: subjectOf(user), before: { active: false }, after: { active: true } })
  return { active: true as const }
})

export const handleDeactivateUser = implement(deactivateUser, async ({ params, body }, context) => {
  const user = await lockUserFor('deactivate', params.id, context)
  if (await isLastRoot(context.trx, user)) throw new OperationError('in_use')
  await updateRow(context.trx, 'app_user', user.id, { active: false, version: user.version + 1 })
  await context.capabilities.endSessions(context.trx, user.id)
  // A link that is still on its way would set a password on a closed account and prove its address.
  await context.capabilities.voidPasswordLinks(context.trx, user.id, context.now)
  context.record({ subject: subjectOf(user), before: { active: true }, after: { active: false }, reason: body.reason })
  return { active: false as const }
})

/** For a lost phone or key: the person signs in with the password alone once, and sets up new factors. */
export const handleRemoveUserFactors = implement(removeUserFactors, async ({ params, body }, context) => {
  const user = await lockUserFor('remove_factors', params.id, context)
  const removed = await context.capabilities.takeOffFactors(context, user)
  if (removed === 0) throw new OperationError('illegal_transition')
  await context.capabilities.endSessions(context.trx, user.id)
  context.record({ subject: subjectOf(user), after: { removed }, reason: body.reason })
  return { removed }
})

export const handleResetUserPassword = implement(resetUserPassword, async ({ params }, context) => {
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
})

const changed = mailText(null, {
  sl: [
    'Vaše geslo je zamenjano',
    'Geslo vašega računa v spletni storitvi Dovolilnice je zamenjano. Če tega niste storili vi, nam to takoj sporočite.',
  ],
  en: [
    'Your password has been changed',
    'The password of your account in Dovolilnice has been changed. If this was not you, tell us at once.',
  ],
})

/** A person has a password of their own choice from now on; `more` is what they proved by it. Where it is not the first they are told, in case it was not them. */
export const setPassword = async (
  context: Context,
  userId: string,
  passwordHash: string,
  more: Pick<Changes<'app_user'>, 'email_verified_at'> = {},
): Promise<void> => {
  const { trx } = context
  const user = await lockUser(trx, userId)
  await updateRow(trx, 'app_user', userId, { password_hash: passwordHash, must_reset: false, ...more })
  if ((user.password_hash === null && !user.must_reset) || !isReachable(user.email)) return
  const about = { template: 'account:password_changed', recipient: user.email, subjectType: 'user', subjectId: userId } as const
  await queueLetter(trx, context, about, wordsIn(changed, user.locale), { locale: user.locale, letter: { to: user.name } })
}

/** Makes the account of a person who has proved the address. @returns undefined where the address has an account */
export const openOwnAccount = async (
  trx: Trx,
  { email, name, type, locale }: Pick<Row<'app_user'>, 'email' | 'name' | 'type' | 'locale'>,
  now: Date,
): Promise<string | undefined> => {
  const made = await trx
    .insertInto('app_user')
    .values({ id: v7(), email, name, type, locale, email_verified_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Notes when a person was signed in last. */
export const noteSeen = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db.updateTable('app_user').set({ last_seen: now }).where('id', '=', userId).execute()
}

/** Makes the account of an address one of a host; an address that has none is invited. @returns the account; undefined where it is closed or one of staff */
export const makeHost = async (context: Context, { email, name }: Pick<Row<'app_user'>, 'email' | 'name'>) => {
  const { trx, now, locale, capabilities } = context
  const made = await trx
    .insertInto('app_user')
    .values({ id: v7(), email, name, type: 'company', locale, role: 'host', created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'name', 'email', 'locale'])
    .executeTakeFirst()
  if (made !== undefined) {
    await capabilities.sendPasswordLink(trx, context, made, 'invitation')
    return made
  }
  const user = await trx
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'locale', 'role', 'granted', 'revoked'])
    .where('email', '=', email)
    .where('active', '=', true)
    .where('anonymised_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (user === undefined || staffRoleOf(user) !== 'regular') return undefined
  await updateRow(trx, 'app_user', user.id, { role: 'host' })
  return user
}

/** A host is a user like any other again. */
export const unmakeHost = async (trx: Trx, userId: string): Promise<void> => {
  await trx.updateTable('app_user').set({ role: 'regular' }).where('id', '=', userId).where('role', '=', 'host').execute()
}
