import { findPasswordReset, requestPasswordReset, resetPassword } from '@dovolilnice/contract/session/operations'
import { type Prepare, implement, implementPrepared } from '../../../platform/http/context.ts'
import { hashPassword, requireStrongPassword } from '../../../platform/security/passwords.ts'
import { endSessions } from '../sessions/sessions.ts'
import { forgetBrowsers, rememberBrowser } from './check-password.ts'
import { mailResetLink } from './mail-reset-link.ts'
import { findSignUp, useSignUp } from '../sign-up/sign-ups.ts'
import { findPasswordLink, usePasswordLink } from './password-links.ts'

/** Answers before anybody looks whether the account exists: neither the answer nor its time can tell. */
export const handleRequestPasswordReset = implement(requestPasswordReset, async ({ body }, { send, trx }) => {
  await send(trx, mailResetLink, body)
  return { sent: true as const }
})

export const handleFindPasswordReset = implement(findPasswordReset, async ({ params }, context) => {
  if ((await findSignUp(context.trx, params.token, context.now)) !== undefined) return { purpose: 'sign_up' as const }
  const { purpose } = await findPasswordLink(context.trx, params.token, context.now)
  return { purpose }
})

/** Looks at the link and hashes the new password, before the transaction. @throws OperationError `expired_link`, `weak_password`, `unavailable` */
const hashNewPassword: Prepare<typeof resetPassword, string> = async ({ body }, { database, now }) => {
  const wanted = await findSignUp(database.kysely, body.token, now)
  if (wanted !== undefined) {
    await requireStrongPassword(body.password, wanted)
    return hashPassword(body.password)
  }
  const link = await findPasswordLink(database.kysely, body.token, now)
  const accounts = database.kysely.selectFrom('app_user').select(['email', 'name'])
  await requireStrongPassword(body.password, await accounts.where('id', '=', link.user_id).executeTakeFirstOrThrow())
  return hashPassword(body.password)
}

export const handleResetPassword = implementPrepared(resetPassword, hashNewPassword, async ({ body }, context, passwordHash) => {
  const userId = (await useSignUp(context, body.token)) ?? (await usePasswordLink(context.trx, body.token, context.now))
  const person = await context.trx.selectFrom('app_user').select(['email', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
  const { trx, now, capabilities } = context
  await capabilities.setPassword(context, userId, passwordHash, { email_verified_at: now })
  await endSessions(trx, userId)
  // Who follows the link has the person's mailbox: this browser is theirs, and no other is believed any more.
  await forgetBrowsers(trx, userId)
  await rememberBrowser(context, userId)
  await capabilities.joinRecords(context, { id: userId, ...person })
  await context.recordAlso('user:set_password', {
    actor: { id: userId, name: person.name },
    subject: { type: 'user', id: userId, label: person.name },
  })
  return { changed: true as const }
})
