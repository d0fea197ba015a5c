import { antiForgeryCookie, antiForgeryHeader } from '@dovolilnice/contract/headers'
import csrf from '@fastify/csrf'
import { OperationError } from '@dovolilnice/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashSecret } from '../../security/secret.ts'
import { cookieName, cookieOptions, readCookie, sessionCookie } from './cookies.ts'

const tokens = new csrf.Tokens() as csrf.TokensSimple
/** Before the sign-in: the secret from which the readable token is derived. Scripts cannot read it. */
const secretCookie = 'dovolilnice_forgery_secret'

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https'

/** With a session the secret follows from the session's own, so that it is renewed with it and a planted one is worth nothing. */
const secretOfSession = (sessionSecret: string): string => hashSecret(`anti-forgery ${sessionSecret}`)

const secretOf = (request: FastifyRequest): string | undefined => {
  const session = readCookie(request, sessionCookie)
  return session === undefined ? readCookie(request, secretCookie) : secretOfSession(session)
}

const setToken = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  void reply.setCookie(antiForgeryCookie, tokens.create(secret), cookieOptions(isHttps(request), false))

/** Sets the readable token cookie and, where nobody is signed in and once per browser, the secret behind it. */
export const issueAntiForgery = (request: FastifyRequest, reply: FastifyReply): void => {
  const known = secretOf(request)
  const secret = known ?? tokens.secretSync()
  if (known === undefined) reply.setCookie(cookieName(secretCookie, isHttps(request)), secret, cookieOptions(isHttps(request), true))
  setToken(request, reply, secret)
}

/** Sets the cookie of a session that begins or whose secret is new, and the token that belongs to it. */
export const setSession = (request: FastifyRequest, reply: FastifyReply, secret: string, seconds: number): void => {
  const secure = isHttps(request)
  reply.setCookie(cookieName(sessionCookie, secure), secret, cookieOptions(secure, true, seconds))
  reply.clearCookie(cookieName(secretCookie, secure), cookieOptions(secure, true))
  setToken(request, reply, secretOfSession(secret))
}

/** Removes the cookies of a session that ends: what comes next begins with a new secret. */
export const clearSession = (request: FastifyRequest, reply: FastifyReply): void => {
  const secure = isHttps(request)
  for (const name of [sessionCookie, secretCookie]) reply.clearCookie(cookieName(name, secure), cookieOptions(secure, true))
  reply.clearCookie(antiForgeryCookie, cookieOptions(secure, false))
}

/** Tells browsers apart that nobody is signed in with; null for one that never asked for a token. */
export const browserOf = (request: FastifyRequest): string | null => {
  const secret = secretOf(request)
  return secret === undefined ? null : hashSecret(`browser ${secret}`)
}

/** What browsers say of a call from a page of this site, or of none. Old browsers do not send the header. */
const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none']

/**
 * Requires that the header's token belongs to the secret in the cookie: another site can make a browser send the cookie, but can
 * neither read the token nor set the header. What a browser itself says comes from another site is refused as well.
 * @throws OperationError `anti_forgery`
 */
export const requireAntiForgery = (request: FastifyRequest): void => {
  const secret = secretOf(request)
  const token = request.headers[antiForgeryHeader]
  const isOwn = ownSites.includes(request.headers['sec-fetch-site'])
  if (!isOwn || secret === undefined || typeof token !== 'string' || !tokens.verify(secret, token)) throw new OperationError('anti_forgery')
}
