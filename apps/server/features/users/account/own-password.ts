import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import type { changeOwnPassword } from '@dovolilnice/contract/users/change-own-password'
import type { Before, Prepare, PreparedHandler, SignedInContext } from '../../../platform/http/context.ts'
import { countWithin, requireBelow } from '../../../platform/http/limits/counters.ts'
import type { Counter } from '../../../platform/http/limits/counters.ts'
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts'
import { requireStrongPassword } from '../../../platform/security/require-strong-password.ts'
import { lockOwn } from './account.ts'
import { setPassword } from '../signing-in.ts'
import { subjectOf } from '../user-queries.ts'
import type { UserRecord } from '../user-queries.ts'

/** Wrong present passwords of a person, from wherever they are signed in. */
const wrongProofs: Counter = { name: 'wrong-own-password', limit: 10, windowSeconds: 900 }

const wrongPassword = (path: string, locale: Locale) =>
  new OperationError('validation', { fields: [fieldError(path, 'password_wrong', locale)] })

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

export const preparePasswordChange: Prepare<typeof changeOwnPassword, PasswordChange> = async ({ body }, context) => {
  const proved = await proveOwnPassword(context, body.current_password, 'current_password')
  await requireStrongPassword(body.password, proved)
  return { proved, passwordHash: await hashPassword(body.password) }
}

export const handleChangeOwnPassword: PreparedHandler<typeof changeOwnPassword, PasswordChange> = async (_, context, change) => {
  const user = await lockProved(context, change.proved, 'current_password')
  await setPassword(context.trx, user.id, change.passwordHash)
  await context.capabilities.renewSession(context)
  context.record({ subject: subjectOf(user) })
  return { changed: true as const }
}
