import { OperationError } from '@dovolilnice/contract/errors'
import type { logIn } from '@dovolilnice/contract/session/log-in'
import type { Handler } from '../../platform/http/context.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'
import { openSession, sessionCookie, sessionDays } from './sessions.ts'

export const handleLogIn: Handler<typeof logIn> = async ({ body }, context) => {
  const person = await context.trx.selectFrom('app_user').selectAll().where('email', '=', body.email).executeTakeFirst()
  const right = await verifyPassword(body.password, person?.password_hash ?? null)
  if (!right || person === undefined || !person.active) throw new OperationError('invalid_credentials')
  // What this browser leaves behind would stay open until it is idle.
  if (context.sessionId !== null) await context.trx.deleteFrom('session').where('id', '=', context.sessionId).execute()
  const { secret, user } = await openSession(context.trx, context, person, context, context.now)
  context.setCookie(sessionCookie, secret, { httpOnly: true, maxAge: sessionDays * 86_400 })
  await context.recordAlso('session:log_in', {
    actor: { id: person.id, name: person.name },
    subject: { type: 'user', id: person.id, label: person.name },
  })
  return { user }
}
