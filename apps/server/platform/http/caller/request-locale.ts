import type { Locale } from '@dovolilnice/contract/locale'
import type { FastifyRequest } from 'fastify'

/** The language of the answer: English when the caller prefers it to Slovenian, else Slovenian. */
export const localeOf = (request: FastifyRequest): Locale => {
  const wanted = request.headers['accept-language'] ?? ''
  const languages = wanted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.find((language) => language === 'sl' || language === 'en') === 'en' ? 'en' : 'sl'
}
