import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import type { changeOwnPassword } from '@dovolilnice/contract/users/change-own-password'
import type { Handler } from '../../platform/http/context.ts'
import { hashPassword, verifyPassword } from '../../platform/security/passwords.ts'
import { lockOwn } from './account.ts'
import { setPassword } from './signing-in.ts'
import { subjectOf } from './user-queries.ts'
import type { UserRecord } from './user-queries.ts'

/** @throws OperationError `validation` at the field of the password */
export const requireOwnPassword = async (user: UserRecord, password: string, path: string, locale: Locale): Promise<void> => {
  if (await verifyPassword(password, user.password_hash)) return
  throw new OperationError('validation', { fields: [fieldError(path, 'password_wrong', locale)] })
}

export const handleChangeOwnPassword: Handler<typeof changeOwnPassword> = async ({ body }, context) => {
  const user = await lockOwn(context)
  await requireOwnPassword(user, body.current_password, 'current_password', context.locale)
  if (body.password.toLowerCase().includes(user.email)) throw new OperationError('weak_password')
  await setPassword(context.trx, user.id, await hashPassword(body.password))
  const { trx, sessionId, capabilities } = context
  await capabilities.endSessions(trx, user.id, sessionId === null ? {} : { except: sessionId })
  context.record({ subject: subjectOf(user) })
  return { changed: true as const }
}
