import { OperationError } from '@dovolilnice/contract/errors'
import type { findPasswordReset } from '@dovolilnice/contract/session/find-password-reset'
import type { requestPasswordReset } from '@dovolilnice/contract/session/request-password-reset'
import type { resetPassword } from '@dovolilnice/contract/session/reset-password'
import type { Handler } from '../../platform/http/context.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { endSessions } from './end-sessions.ts'
import { findPasswordLink, usePasswordLink } from './password-links.ts'
import { sendPasswordLink } from './send-password-link.ts'

export const handleRequestPasswordReset: Handler<typeof requestPasswordReset> = async ({ body }, context) => {
  const person = await context.trx
    .selectFrom('app_user')
    .select(['id', 'email', 'locale'])
    .where('email', '=', body.email)
    .where('active', '=', true)
    .executeTakeFirst()
  if (person !== undefined) await sendPasswordLink(context.trx, context, person, 'reset')
  return { sent: true as const }
}

export const handleFindPasswordReset: Handler<typeof findPasswordReset> = async ({ params }, context) => {
  const { purpose } = await findPasswordLink(context.trx, params.token, context.now)
  return { purpose }
}

export const handleResetPassword: Handler<typeof resetPassword> = async ({ body }, context) => {
  const userId = await usePasswordLink(context.trx, body.token, context.now)
  const person = await context.trx.selectFrom('app_user').select(['email', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
  if (body.password.toLowerCase().includes(person.email)) throw new OperationError('weak_password')
  const { trx, now, capabilities } = context
  await capabilities.setPassword(trx, userId, await hashPassword(body.password), { email_verified_at: now })
  await endSessions(trx, userId)
  await capabilities.joinRecords(context, { id: userId, ...person })
  await context.recordAlso('user:set_password', {
    actor: { id: userId, name: person.name },
    subject: { type: 'user', id: userId, label: person.name },
  })
  return { changed: true as const }
}
