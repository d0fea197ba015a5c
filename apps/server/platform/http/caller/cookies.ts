import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { type Locale, locales, writtenLocales } from '@dovolilnice/contract/locale'
import type { Db } from '../../database/db.ts'
import { isRecord } from '../is-record.ts'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'

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

/** The languages of the town where a caller wants a further one; a request that is not here has the written ones. */
const townLocales = new WeakMap<FastifyRequest, readonly Locale[]>()

const firstOf = (request: FastifyRequest, offered: readonly Locale[]): Locale | undefined => {
  const wanted = request.headers['accept-language'] ?? ''
  const languages = wanted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.flatMap((language) => offered.find((locale) => locale === language) ?? [])[0]
}

const isWritten = (locale: Locale): boolean => writtenLocales.some((one) => one === locale)

/** Reads whether the town has switched on the further language that a caller wants; whoever wants a written one costs no query. */
export const readTownLocales = async (db: Db, request: FastifyRequest): Promise<void> => {
  const wanted = firstOf(request, locales)
  if (wanted === undefined || isWritten(wanted)) return
  const stored = await db.selectFrom('parameter').select('value').where('key', '=', 'languages').executeTakeFirst()
  const languages = isRecord(stored?.value) ? stored.value : {}
  townLocales.set(
    request,
    locales.filter((locale) => isWritten(locale) || Boolean(languages[locale])),
  )
}

/** The language of the answer: the first of the town's that the caller names, else Slovenian. */
export const localeOf = (request: FastifyRequest): Locale => firstOf(request, townLocales.get(request) ?? writtenLocales) ?? 'sl'

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
