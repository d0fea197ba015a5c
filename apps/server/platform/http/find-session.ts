import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { FastifyRequest } from 'fastify'

/** Who is signed in, found by the session cookie. */
export interface FoundSession {
  id: string
  user: SessionUser
}
/** @param unseen only looks whether the session is still open, which does not count as its use */
export type FindSession = (request: FastifyRequest, unseen?: 'unseen') => Promise<FoundSession | null>
