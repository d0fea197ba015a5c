import type { OpenData, Operation } from '@dovolilnice/contract/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from './context.ts'
import { knows, tagOf } from './pages/pages.ts'
import { errorCode, errorStatus, isDiskFull } from '../errors/error-facts.ts'
import { fillText, textIn } from '@dovolilnice/contract/locale'
import { errorText, statusOf } from '@dovolilnice/contract/error-catalogue'
import { type ErrorBody, type ErrorCode, OperationError, addSentences } from '@dovolilnice/contract/errors'
import { serverSentences } from '@dovolilnice/contract/server-sentences'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import { isDatabaseExhausted, isDatabaseUnavailable, isOutOfTime, isRetryable, restrictingRequest } from '../database/database-errors.ts'
import { callerAddress } from './caller/caller-address.ts'
import { localeOf } from './caller/cookies.ts'

/** The file's name for every browser: plain letters for old ones, UTF-8 for the others (RFC 6266). */
const disposition = ({ file_name: name }: FileAnswer): string => {
  const plain = name.normalize('NFD').replace(/[^\w.\- ]/g, '')
  return `attachment; filename="${plain || 'dokument'}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Sends the answer, or 304 when the caller has it already. Browsers may cache it but must revalidate it each time. */
const answerTagged = (reply: FastifyReply, result: unknown): FastifyReply => {
  const body = JSON.stringify(result)
  const tag = tagOf(body)
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (knows(reply.request, tag)) return reply.status(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}

/**
 * What open data need so that scripts of other sites may read them (CORS) and caches keep them. An error has the first part too: a script
 * must see that it asked too often.
 */
export const openToAll = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'etag, retry-after')
    .header('cross-origin-resource-policy', 'cross-origin')

/** Sends open data, or 304 when the caller has them already. A text is sent as it is, anything else as JSON. */
const answerOpen = (reply: FastifyReply, { maxAge, mediaType = 'application/json' }: OpenData, result: unknown): FastifyReply => {
  const body = typeof result === 'string' ? result : JSON.stringify(result)
  const tag = tagOf(body)
  reply.header('etag', tag).header('cache-control', `public, max-age=${maxAge}`)
  if (knows(reply.request, tag)) return reply.status(304).send()
  return reply.type(mediaType.endsWith('jwt') ? mediaType : `${mediaType}; charset=utf-8`).send(body)
}

/** Mails have their styles in attributes. */
const framedPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Sends a file, or 304 when the caller has these bytes already. */
const answerFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  if (typeof file.tag === 'string') {
    reply.header('etag', `"${file.tag}"`).header('cache-control', 'private, no-cache')
    if (knows(reply.request, `"${file.tag}"`)) return reply.status(304).send()
  }
  reply.header('content-type', file.media_type)
  if (file.framed === true) return reply.header('content-security-policy', framedPolicy).send(file.stream)
  return reply
    .header('content-disposition', disposition(file))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(file.stream)
}

/** Sends the result of a call: JSON, a file, or nothing. No cache may store it, because it may be personal data. */
export const answer = (reply: FastifyReply, operation: Operation, result: unknown): FastifyReply => {
  if (operation.openData !== undefined) return answerOpen(reply, operation.openData, result)
  if (operation.etag === true) return answerTagged(reply, result)
  if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store')
  if (operation.output !== undefined) return reply.send(result)
  if (result === undefined) return reply.status(204).send()
  return answerFile(reply, result as FileAnswer)
}

addSentences({ ...serverSentences, ...staffSentences })

/** Fastify's own refusals, before a handler is reached, in the words of the catalogue. */
const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'not_found',
}

/** Seconds until a caller may try again: the database usually comes back soon and a rush passes, disk space needs a person. */
const retryAfterOf: Partial<Record<ErrorCode, number>> = { unavailable: 5, storage_full: 300 }

const asOperationError = (error: unknown): OperationError | undefined => {
  if (error instanceof OperationError) return error
  if (isDiskFull(error)) return new OperationError('storage_full')
  if ([isDatabaseUnavailable, isDatabaseExhausted, isOutOfTime, isRetryable].some((is) => is(error)))
    return new OperationError('unavailable')
  const request = restrictingRequest(error)
  if (request !== undefined) return new OperationError('restricted', { details: { request } })
  const [code, statusCode] = [errorCode(error), errorStatus(error, 'statusCode')]
  const known = code === undefined ? undefined : codesOfFastify[code]
  if (known !== undefined) return new OperationError(known)
  // Files that the plugin for the built pages does not serve.
  if (statusCode === 403 || statusCode === 404) return new OperationError('not_found')
  return statusCode === 400 ? new OperationError('malformed') : undefined
}

/** Calls that somebody was not allowed to make, or made too often: a line each tells who tries what. */
const refusals: readonly ErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'scope_missing',
  'set_up_required',
  'anti_forgery',
  'rate_limited',
  'quota_reached',
  'proof_required',
]

const logRefusal = (request: FastifyRequest, code: ErrorCode): void =>
  request.log.info({ code, method: request.method, route: request.routeOptions.url, address: callerAddress(request) }, 'call refused')

declare module 'fastify' {
  interface FastifyContextConfig {
    saysOauth?: boolean
  }
}

/** The error of a call that OAuth describes: the handler names it by its details; the sentence is English, for who builds wallets. */
const answerOauth = (reply: FastifyReply, code: ErrorCode, error: OperationError | undefined): FastifyReply => {
  const { oauth = code === 'unauthenticated' ? 'invalid_token' : code, why } = error?.details ?? {}
  return reply
    .status(statusOf(code))
    .header('cache-control', 'no-store')
    .send({ error: oauth, error_description: why ?? textIn(errorText(code), 'en') })
}

/**
 * Answers any failure with an error of the catalogue. An unexpected error is logged in full and sent as `internal`; that a disk or the
 * database has no space left is logged too, because only a person can mend it.
 */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const expected = asOperationError(error)
  if (expected === undefined) request.log.error(error, 'unexpected error')
  else if (isDiskFull(error) || isDatabaseExhausted(error)) request.log.error(error, 'no space left')
  const code = expected?.code ?? 'internal'
  if (refusals.includes(code)) logRefusal(request, code)
  const { retry_after: retryAfter = retryAfterOf[code], ...details } = expected?.details ?? {}
  if (request.routeOptions.config?.saysOauth === true) return answerOauth(reply, code, expected)
  const body: ErrorBody = {
    error: {
      code,
      message: fillText(textIn(errorText(code, details), localeOf(request)), details),
      reference: request.id,
      ...(expected?.fields && { fields: expected.fields }),
      ...(typeof retryAfter === 'number' && { retry_after: retryAfter }),
      ...(Object.keys(details).length > 0 && { details }),
    },
  }
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  return reply.status(statusOf(code)).header('cache-control', 'no-store').send(body)
}
