import type { Database } from '../../../platform/database/database.ts'
import { listenTo } from '../../../platform/database/notify.ts'
import { endSessions, findSession, type HeldSession } from './sessions.ts'
import { backgroundHeader } from '@dovolilnice/contract/session/background-call'
import type { Services, SignedInContext } from '../../../platform/http/context.ts'
import { type FindSession, readCookie, sessionCookie } from '../../../platform/http/caller/cookies.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { forgetBrowsers, rememberBrowser } from '../passwords/check-password.ts'
import { type Trx, updateRow } from '../../../platform/database/db.ts'

const mostRemembered = 10_000

interface RememberedSessions {
  /** @param isUse whether the call counts as use, which must be noted every minute */
  find(tokenHash: string, now: Date, isUse: boolean): HeldSession | undefined
  /** Reads a session and remembers it, unless something was forgotten meanwhile: it may have been read before the change. */
  read(tokenHash: string, read: () => Promise<HeldSession | null>): Promise<HeldSession | null>
  forget(): void
}

/**
 * Open sessions in the memory of this process. The channel `rights` says whose session has ended or whose rights have changed; while its
 * connection is lost nothing is remembered, and when it is back everything is read anew.
 */
export const rememberSessions = (database: Pick<Database, 'listen' | 'isListening'>): RememberedSessions => {
  const held = new Map<string, HeldSession>()
  let forgotten = 0
  let isFollowing: boolean | undefined
  const forget = () => {
    forgotten += 1
    held.clear()
  }
  const forgetPerson = (userId: string) => {
    forgotten += 1
    for (const [tokenHash, { user }] of held) if (user.id === userId) held.delete(tokenHash)
  }
  /** Begins with the first session that is read, and ends with the database. */
  const follow = () => {
    if (isFollowing !== undefined) return
    isFollowing = false
    listenTo(database, 'rights', forgetPerson, forget).then(
      () => (isFollowing = true),
      () => (isFollowing = undefined),
    )
  }
  const mayRemember = () => isFollowing === true && database.isListening()
  return {
    forget,
    find: (tokenHash, now, isUse) => {
      const session = mayRemember() ? held.get(tokenHash) : undefined
      return session !== undefined && (isUse ? session.untilUsed : session.until) > now ? session : undefined
    },
    read: async (tokenHash, read) => {
      follow()
      const [before, could] = [forgotten, mayRemember()]
      const session = await read()
      if (session === null || !could || forgotten !== before) return session
      if (held.size >= mostRemembered) held.clear()
      held.set(tokenHash, session)
      return session
    },
  }
}

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

/** After a person changed their password: their other sessions end, this one goes on under a new secret, and no other browser is known. */
export const renewSession = async (context: SignedInContext): Promise<void> => {
  const { trx, user, sessionId, now } = context
  await endSessions(trx, user.id, sessionId === null ? {} : { except: sessionId })
  await forgetBrowsers(trx, user.id)
  await rememberBrowser(context, user.id)
  const secret = newSecret()
  const renewed = await trx
    .updateTable('session')
    .set({ token_hash: hashSecret(secret) })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
  if (renewed !== undefined) context.setSession(secret, Math.floor((renewed.expires_at.getTime() - now.getTime()) / 1000))
}

/** The person of a session that was opened by a password has added a second factor in it. */
export const raiseSession = async (trx: Trx, sessionId: string): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ signed_in_by: 'second_factor' })
    .where('id', '=', sessionId)
    .where('signed_in_by', '=', 'password')
    .execute()
}

/** The person of a session has proved again who they are. */
export const confirmSession = async (trx: Trx, sessionId: string, now: Date): Promise<void> => {
  await updateRow(trx, 'session', sessionId, { confirmed_at: now })
}
