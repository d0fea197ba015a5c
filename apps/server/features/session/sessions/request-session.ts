import { backgroundHeader } from '@dovolilnice/contract/session/background-call'
import type { Services } from '../../../platform/http/context.ts'
import type { FindSession } from '../../../platform/http/caller/find-session.ts'
import { readCookie, sessionCookie } from '../../../platform/http/caller/cookies.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { rememberSessions } from './remembered-sessions.ts'
import { findSession } from './sessions.ts'

/** Finds who is signed in by the session cookie of a request. A call that the page made by itself is no use of the session. */
export const findRequestSession = (services: Services): FindSession => {
  const remembered = rememberSessions(services.database)
  const find = async (...[request, how]: Parameters<FindSession>): ReturnType<FindSession> => {
    const secret = readCookie(request, sessionCookie)
    if (secret === undefined) return null
    const now = services.clock.now()
    const isUse = how !== 'unseen' && request.headers[backgroundHeader] === undefined
    const read = () => findSession(services.database.kysely, services, secret, now, isUse)
    if (how === 'unseen') return read()
    const tokenHash = hashSecret(secret)
    const known = how === 'remembered' ? remembered.find(tokenHash, now, isUse) : undefined
    return known ?? remembered.read(tokenHash, read)
  }
  return Object.assign(find, { forget: remembered.forget })
}
