import { OperationError } from '@dovolilnice/contract/errors'
import type { changeOwnEmail } from '@dovolilnice/contract/users/change-own-email'
import type { confirmOwnEmail } from '@dovolilnice/contract/users/confirm-own-email'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler, Prepare, PreparedHandler } from '../../../platform/http/context.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { lockOwn } from './account.ts'
import { joinRecords } from '../join-records.ts'
import { mailEmailChanged } from './email-mail.ts'
import { mailEmailChange } from './mail-email-change.ts'
import { lockProved, proveOwnPassword } from './own-password.ts'
import { subjectOf } from '../user-queries.ts'
import type { UserRecord } from '../user-queries.ts'
import { refusingTakenEmail } from '../write-user.ts'

const linkHours = 24

/** Links mailed to new addresses of a person stop working. */
export const voidEmailLinks = async (trx: Trx, userId: string, now: Date): Promise<void> => {
  await trx.updateTable('email_change').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

export const prepareEmailChange: Prepare<typeof changeOwnEmail, UserRecord> = ({ body }, context) =>
  proveOwnPassword(context, body.password, 'password')

export const handleChangeOwnEmail: PreparedHandler<typeof changeOwnEmail, UserRecord> = async ({ body }, context, proved) => {
  const { trx, now } = context
  const user = await lockProved(context, proved, 'password')
  await voidEmailLinks(trx, user.id, now)
  // Whether an address belongs to somebody is nobody's business: it waits for its confirmation either way, and the job looks who gets which mail.
  if (body.email !== user.email) {
    const change = hashSecret(newSecret())
    const expiresAt = new Date(now.getTime() + linkHours * 3_600_000)
    await trx
      .insertInto('email_change')
      .values({ token_hash: change, user_id: user.id, email: body.email, created_at: now, expires_at: expiresAt })
      .execute()
    await context.send(trx, mailEmailChange, { change })
  }
  context.record({ subject: subjectOf(user), after: { email: body.email } })
  return { sent: true as const }
}

export const handleConfirmOwnEmail: Handler<typeof confirmOwnEmail> = async ({ body }, context) => {
  const { trx, now } = context
  const user = await lockOwn(context)
  const change = await trx
    .updateTable('email_change')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(body.token))
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  if (change === undefined) throw new OperationError('expired_link')
  await refusingTakenEmail(() =>
    trx
      .updateTable('app_user')
      .set({ email: change.email, email_verified_at: now, version: user.version + 1 })
      .where('id', '=', user.id)
      .execute(),
  )
  await mailEmailChanged(trx, context, user)
  await joinRecords(context, { id: user.id, name: user.name, email: change.email })
  context.record({ subject: subjectOf(user), before: { email: user.email }, after: { email: change.email } })
  return { email: change.email }
}
