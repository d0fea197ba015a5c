import { OperationError } from '@dovolilnice/contract/errors'
import type { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import type { readAccount } from '@dovolilnice/contract/users/read-account'
import type { updateAccount } from '@dovolilnice/contract/users/update-account'
import type { Context, Handler, SignedInContext } from '../../../platform/http/context.ts'
import { lockUser, subjectOf, auditValues } from '../user-queries.ts'
import type { UserRecord } from '../user-queries.ts'
import { personColumns } from '../write-user.ts'

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

export const handleReadAccount: Handler<typeof readAccount> = async (_, context) => accountOf(await lockOwn(context), context)

export const handleUpdateAccount: Handler<typeof updateAccount> = async ({ body }, context) => {
  const before = await lockOwn(context)
  if (before.version !== body.version) throw new OperationError('conflict', { details: { version: before.version } })
  const after = await context.trx
    .updateTable('app_user')
    .set({ ...personColumns(body), version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  context.record({ subject: subjectOf(after), before: auditValues(before), after: auditValues(after) })
  return accountOf(after, context)
}

/** Leaves the version alone: nobody's open form is overtaken by it. */
export const handleChooseLanguage: Handler<typeof chooseLanguage> = async ({ body: { locale } }, context) => {
  const before = await lockOwn(context)
  await context.trx.updateTable('app_user').set({ locale }).where('id', '=', before.id).execute()
  context.record({ subject: subjectOf(before), before: { locale: before.locale }, after: { locale } })
  return { locale }
}
