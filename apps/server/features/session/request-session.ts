import type { Services } from '../../platform/http/context.ts'
import type { FindSession } from '../../platform/http/find-session.ts'
import { findSession, sessionCookie } from './sessions.ts'

/** Finds who is signed in by the session cookie of a request. */
export const findRequestSession =
  (services: Services): FindSession =>
  async (request, unseen) => {
    const secret = request.cookies[sessionCookie]
    return secret === undefined ? null : findSession(services.database.kysely, services, secret, services.clock.now(), unseen)
  }
