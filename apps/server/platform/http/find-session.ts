import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { FastifyRequest } from 'fastify'

/** Who is signed in, found by the session cookie. */
export interface FoundSession {
  id: string
  user: SessionUser
}
export type FindSession = (request: FastifyRequest) => Promise<FoundSession | null>
