import { OperationError } from '@dovolilnice/contract/errors'
import type { endOwnSessions } from '@dovolilnice/contract/users/end-own-sessions'
import type { listOwnSessions } from '@dovolilnice/contract/users/list-own-sessions'
import type { Handler } from '../../../platform/http/context.ts'
import { lockOwn } from './account.ts'
import { subjectOf } from '../user-queries.ts'

export const handleListOwnSessions: Handler<typeof listOwnSessions> = async (_, { trx, user, sessionId, now }) => {
  const sessions = await trx
    .selectFrom('session')
    .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return { items: sessions.map((session) => ({ ...session, current: session.id === sessionId })) }
}

export const handleEndOwnSessions: Handler<typeof endOwnSessions> = async ({ body }, context) => {
  const user = await lockOwn(context)
  const which = body.session_id === undefined ? {} : { only: body.session_id }
  const ended = await context.capabilities.endSessions(context.trx, user.id, which)
  if (body.session_id !== undefined && ended === 0) throw new OperationError('not_found')
  context.record({ subject: subjectOf(user), after: { ended } })
  return { ended }
}
