import type { CookieSerializeOptions } from '@fastify/cookie'

/** Options of all cookies. `secure` with https; other sites' requests do not carry the cookies, except when a person follows a link. */
export const cookieOptions = (secure: boolean, httpOnly: boolean, maxAge?: number): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure,
  httpOnly,
  ...(maxAge !== undefined && { maxAge }),
})
