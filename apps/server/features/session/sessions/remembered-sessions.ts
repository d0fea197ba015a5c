import type { Database } from '../../../platform/database/database.ts'
import { listenTo } from '../../../platform/database/notify.ts'
import type { HeldSession } from './sessions.ts'

const mostRemembered = 10_000

export interface RememberedSessions {
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
