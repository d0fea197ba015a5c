import { updateRow, changeRow } from '../../../platform/database/db.ts'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import * as contract from '@dovolilnice/contract/users/own-account'
import {
  type Before,
  type Context,
  type Prepare,
  type SignedInContext,
  implement,
  implementPrepared,
} from '../../../platform/http/context.ts'
import { auditValues, lockUser, subjectOf, type UserRecord } from '../user-queries.ts'
import { personColumns } from '../write-user.ts'
import type { Locale } from '@dovolilnice/contract/locale'
import { type Counter, countWithin, requireBelow } from '../../../platform/http/limits/limits.ts'
import { hashPassword, requireStrongPassword, verifyPassword } from '../../../platform/security/passwords.ts'
import { countSecondFactors } from '../read-user.ts'

/** The signed-in person's own row, locked. */
export const lockOwn = ({ trx, user }: SignedInContext): Promise<UserRecord> => lockUser(trx, user.id)

const accountOf = async (user: UserRecord, { trx, now }: Context) => {
  const pending = await trx
    .selectFrom('email_change')
    .select('email')
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return { ...user, pending_email: pending?.email ?? null }
}

export const handleReadAccount = implement(contract.readAccount, async (_, context) => accountOf(await lockOwn(context), context))

export const handleUpdateAccount = implement(contract.updateAccount, async ({ body }, context) => {
  const before = await lockOwn(context)
  if (before.version !== body.version) throw new OperationError('conflict', { details: { version: before.version } })
  const after = await changeRow(context.trx, 'app_user', before.id, { ...personColumns(body), version: before.version + 1 })
  context.record({ subject: subjectOf(after), before: auditValues(before), after: auditValues(after) })
  return accountOf(after, context)
})

/** Leaves the version alone: nobody's open form is overtaken by it. */
export const handleChooseLanguage = implement(chooseLanguage, async ({ body: { locale } }, context) => {
  const before = await lockOwn(context)
  await updateRow(context.trx, 'app_user', before.id, { locale })
  context.record({ subject: subjectOf(before), before: { locale: before.locale }, after: { locale } })
  return { locale }
})

/** Wrong present passwords of a person, from wherever they are signed in. */
const wrongProofs: Counter = { name: 'wrong-own-password', limit: 10, windowSeconds: 900 }

const wrongPassword = (path: string, locale: Locale) => invalidField(path, 'password_wrong', locale)

/**
 * Compares the present password of the signed-in person, before the transaction.
 * @returns their account as it was then
 * @throws OperationError `validation` at the field of the password; `rate_limited` after ten wrong ones; `unavailable`
 */
export const proveOwnPassword = async (
  { database, user, locale, now }: Before<SignedInContext>,
  password: string,
  path: string,
): Promise<UserRecord> => {
  const db = database.kysely
  await requireBelow(db, wrongProofs, [user.id], now)
  const own = await db.selectFrom('app_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  if (await verifyPassword(password, own.password_hash)) return own
  await countWithin(db, wrongProofs, [user.id], now)
  throw wrongPassword(path, locale)
}

/** The person's row, locked, while the password that was proved is still theirs. @throws OperationError `validation` at its field */
export const lockProved = async (context: SignedInContext, proved: UserRecord, path: string): Promise<UserRecord> => {
  const own = await lockOwn(context)
  if (own.password_hash !== proved.password_hash) throw wrongPassword(path, context.locale)
  return own
}

export interface PasswordChange {
  proved: UserRecord
  passwordHash: string
}

export const preparePasswordChange: Prepare<typeof contract.changeOwnPassword, PasswordChange> = async ({ body }, context) => {
  const proved = await proveOwnPassword(context, body.current_password, 'current_password')
  await requireStrongPassword(body.password, proved)
  return { proved, passwordHash: await hashPassword(body.password) }
}

export const prepareConfirmation: Prepare<typeof contract.confirmIdentity, UserRecord> = async ({ body }, context) => {
  const { totp, passkeys } = await countSecondFactors(context.database.kysely, context.user.id)
  if (totp || passkeys > 0) throw new OperationError('identity_unconfirmed')
  return proveOwnPassword(context, body.password, 'password')
}

export const handleConfirmIdentity = implementPrepared(contract.confirmIdentity, prepareConfirmation, async (_, context, proved) => {
  await lockProved(context, proved, 'password')
  const { trx, sessionId, now, capabilities } = context
  if (sessionId === null) throw new OperationError('unauthenticated')
  await capabilities.confirmSession(trx, sessionId, now)
  return { confirmed_until: new Date(now.getTime() + contract.confirmedMs) }
})

export const handleListOwnSessions = implement(contract.listOwnSessions, async (_, { trx, user, sessionId, now }) => {
  const sessions = await trx
    .selectFrom('session')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return { items: sessions.map((session) => ({ ...session, current: session.id === sessionId })) }
})

export const handleEndOwnSessions = implement(contract.endOwnSessions, async ({ body }, context) => {
  const user = await lockOwn(context)
  const which = body.session_id === undefined ? {} : { only: body.session_id }
  const ended = await context.capabilities.endSessions(context.trx, user.id, which)
  if (body.session_id !== undefined && ended === 0) throw new OperationError('not_found')
  context.record({ subject: subjectOf(user), after: { ended } })
  return { ended }
})
