import { errorCode, errorStatus, isDiskFull } from '../errors/error-facts.ts'
import { textIn } from '@dovolilnice/contract/in-language'
import { errorText, statusOf } from '@dovolilnice/contract/error-catalogue'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ErrorBody, ErrorCode } from '@dovolilnice/contract/errors'
import { addSentences } from '@dovolilnice/contract/field-rules'
import { serverSentences } from '@dovolilnice/contract/server-sentences'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseExhausted, isDatabaseUnavailable, isOutOfTime, isRetryable, restrictingRequest } from '../database/database-errors.ts'
import { callerAddress } from './caller/caller-address.ts'
import { localeOf } from './caller/request-locale.ts'

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
  'set_up_required',
  'anti_forgery',
  'rate_limited',
  'quota_reached',
  'proof_required',
]

const logRefusal = (request: FastifyRequest, code: ErrorCode): void =>
  request.log.info({ code, method: request.method, route: request.routeOptions.url, address: callerAddress(request) }, 'call refused')

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
  const body: ErrorBody = {
    error: {
      code,
      message: textIn(errorText(code), localeOf(request)),
      reference: request.id,
      ...(expected?.fields && { fields: expected.fields }),
      ...(typeof retryAfter === 'number' && { retry_after: retryAfter }),
      ...(Object.keys(details).length > 0 && { details }),
    },
  }
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  return reply.status(statusOf(code)).header('cache-control', 'no-store').send(body)
}
