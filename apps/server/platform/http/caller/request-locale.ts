import { locales } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import type { FastifyRequest } from 'fastify'

/** The language of the answer: the first of ours that the caller names, else Slovenian. */
export const localeOf = (request: FastifyRequest): Locale => {
  const wanted = request.headers['accept-language'] ?? ''
  const languages = wanted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.flatMap((language) => locales.find((locale) => locale === language) ?? [])[0] ?? 'sl'
}
