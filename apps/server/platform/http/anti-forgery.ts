import csrf from '@fastify/csrf'
import { OperationError } from '@dovolilnice/contract/errors'
import { antiForgeryCookie, antiForgeryHeader } from '@dovolilnice/contract/session/anti-forgery'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOptions } from './cookies.ts'

const tokens = new csrf.Tokens() as csrf.TokensSimple
/** The cookie with the secret from which the readable token is derived; scripts cannot read it. */
const secretCookie = 'dovolilnice_forgery_secret'

/** Sets the readable token cookie and, once per browser, the secret behind it. */
export const issueAntiForgery = (request: FastifyRequest, reply: FastifyReply, secure: boolean): void => {
  const secret = request.cookies[secretCookie] || tokens.secretSync()
  reply.setCookie(secretCookie, secret, cookieOptions(secure, true))
  reply.setCookie(antiForgeryCookie, tokens.create(secret), cookieOptions(secure, false))
}

/**
 * Requires that the header's token belongs to the secret in the cookie: another site can make a browser send the cookie, but can
 * neither read the token nor set the header.
 * @throws OperationError `anti_forgery`
 */
export const requireAntiForgery = (request: FastifyRequest): void => {
  const secret = request.cookies[secretCookie]
  const token = request.headers[antiForgeryHeader]
  if (secret === undefined || typeof token !== 'string' || !tokens.verify(secret, token)) throw new OperationError('anti_forgery')
}
