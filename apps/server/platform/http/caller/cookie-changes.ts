import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { clearSession, setSession } from './anti-forgery.ts'
import { cookieName, cookieOptions, readCookie } from './cookies.ts'

type Cookies = Pick<Context, 'cookie' | 'setCookie' | 'clearCookie' | 'spendCookie' | 'setSession' | 'clearSession'>

/**
 * The cookies of one call. What it sets and clears is collected until `apply`, which the pipeline calls after the commit: a call that is rolled back
 * must not hand out the secret of a session that does not exist, nor take away one that still does.
 */
export const cookieChanges = (request: FastifyRequest, reply: FastifyReply): { cookies: Cookies; apply(): void } => {
  const secure = request.protocol === 'https'
  const changes: (() => void)[] = []
  const clear = (name: string) => void reply.clearCookie(cookieName(name, secure), cookieOptions(secure, true))
  return {
    cookies: {
      cookie: (name) => readCookie(request, name),
      setCookie: (name, value, { maxAge, httpOnly }) =>
        void changes.push(() => reply.setCookie(cookieName(name, secure), value, cookieOptions(secure, httpOnly, maxAge))),
      clearCookie: (name) => void changes.push(() => clear(name)),
      spendCookie: clear,
      setSession: (secret, seconds) => void changes.push(() => setSession(request, reply, secret, seconds)),
      clearSession: () => void changes.push(() => clearSession(request, reply)),
    },
    apply: () => changes.forEach((change) => change()),
  }
}
