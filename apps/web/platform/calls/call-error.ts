import { errorSentence, type ErrorBody, type ErrorCode, type FieldError } from '@dovolilnice/contract/errors'
import { textIn, type Text } from '@dovolilnice/contract/locale'
import { localeStore } from '../translate/locale-store.ts'
import { connectivityStore } from './connectivity.ts'

/** A call that failed, with a code of the contract's catalogue. */
export class CallError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Finds the request in the server's log; absent when the server was not reached. */
  readonly reference: string | undefined
  readonly fields: readonly FieldError[]
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(code: ErrorCode, status: number, body?: Partial<ErrorBody['error']>) {
    super(body?.message ?? code)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.reference = body?.reference
    this.fields = body?.fields ?? []
    this.retryAfter = body?.retry_after
    this.details = body?.details
  }
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  408: 'too_slow',
  409: 'conflict',
  410: 'expired_link',
  413: 'body_too_large',
  415: 'unsupported_media',
  419: 'anti_forgery',
  422: 'validation',
  429: 'rate_limited',
  500: 'internal',
  507: 'storage_full',
}

/** The error of an answer. An answer without the product's error body is from a proxy; its status decides. */
export const callErrorOf = (status: number, body: unknown, retryAfterHeader?: string | null): CallError => {
  const error = (body as ErrorBody | undefined)?.error
  const retry_after = error?.retry_after ?? (Number(retryAfterHeader) || undefined)
  if (typeof error?.code === 'string') return new CallError(error.code, status, { ...error, retry_after })
  return new CallError(codeOfStatus[status] ?? 'unavailable', status, { retry_after })
}

/** The server was not reached: no network, a refused connection, an aborted upload. */
export const unreachable = (): CallError => new CallError('unavailable', 503)

export const isCallError = (error: unknown): error is CallError => error instanceof CallError

/** Statuses after which the same call may succeed: later, or with a new token. */
const passing = new Set([408, 419, 428, 429, 503, 507])

/** Whether nothing that was typed has to change before another try. */
export const mayRetry = ({ status }: CallError): boolean => passing.has(status)

const offline: Text = {
  sl: 'Ni internetne povezave. Ko bo znova vzpostavljena, poskusite še enkrat.',
  en: 'There is no internet connection. Try again when you are back online.',
}

/** The sentence for any failure, in the person's language. Without a network it does not mention the server. */
export const sentenceOf = (error: unknown): string => {
  const locale = localeStore.get()
  const code = isCallError(error) ? error.code : 'internal'
  if (code === 'unavailable' && connectivityStore.get() === 'offline') return textIn(offline, locale)
  // What only the server says comes in the language that the page asked for.
  const sentence = errorSentence(code, locale) || (isCallError(error) ? error.message : '')
  return isCallError(error) && code === 'internal' && error.reference !== undefined ? `${sentence} ${error.reference}` : sentence
}

/** The same where no field is in sight that could be marked: what the server says of the first one. */
export const refusalOf = (error: unknown): string => (isCallError(error) && error.fields[0]?.message) || sentenceOf(error)
