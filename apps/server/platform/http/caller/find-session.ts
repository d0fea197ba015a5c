import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { FastifyRequest } from 'fastify'

/** Who is signed in, found by the session cookie. */
export interface FoundSession {
  id: string
  user: SessionUser
}

export interface FindSession {
  /**
   * @param how `unseen` only looks whether the session is still open, which does not count as its use; `remembered` takes what this process
   * remembers of an open session, which the database's notifications keep right
   */
  (request: FastifyRequest, how?: 'unseen' | 'remembered'): Promise<FoundSession | null>
  /** Forgets what is remembered: for the process in which sessions or rights may just have changed. */
  forget(): void
}
