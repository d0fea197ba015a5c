import type { CookieSerializeOptions } from '@fastify/cookie'

/** What all cookies of the product share. `secure` behind https; never sent with another site's requests except on following a link. */
export const cookieOptions = (secure: boolean, httpOnly: boolean, maxAge?: number): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure,
  httpOnly,
  ...(maxAge !== undefined && { maxAge }),
})
