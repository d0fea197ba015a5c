import { locales, writtenLocales } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/tables.ts'
import { isRecord } from '../is-record.ts'

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
