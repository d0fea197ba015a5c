import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

export const sessionCookie = 'dovolilnice_session'

/** Options of all cookies. `secure` with https; other sites' requests do not carry the cookies, except when a person follows a link. */
export const cookieOptions = (secure: boolean, httpOnly: boolean, maxAge?: number): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure,
  httpOnly,
  ...(maxAge !== undefined && { maxAge }),
})

/** With https a cookie's name begins with `__Host-`: no other host of the domain, and no page without https, can set one of this name. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** The value of a cookie of ours, under the name it has on this connection; undefined when it is absent or empty. */
export const readCookie = (request: Pick<FastifyRequest, 'cookies' | 'protocol'>, name: string): string | undefined =>
  request.cookies[cookieName(name, request.protocol === 'https')] || undefined
