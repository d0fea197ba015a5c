import { antiForgeryCookie, antiForgeryHeader, idempotencyHeader, needsAntiForgery } from '@dovolilnice/contract/headers'
import type { fetchAntiForgery as FetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { plainOperation } from './plain-operation.ts'
import { type CallError, callErrorOf, isCallError, unreachable } from './call-error.ts'
import type { Operation, OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import { backgroundHeader } from '@dovolilnice/contract/session/background-call'
import { proofHeader } from '@dovolilnice/contract/proof-of-work'
import { localeStore } from '../translate/locale-store.ts'

/** Milliseconds after the last touch for which what the page asks for is believed to be for somebody who is there. */
const presentMs = 60_000

// No movement of the pointer and no scrolling: browsers report both also when only the page has moved.
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let touchedAt = Date.now()
if (typeof window !== 'undefined')
  for (const touch of touches) window.addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true })

/**
 * Whether nobody has touched the page for a minute: what it reads then, because a time has passed or a topic was announced, is no use of
 * the session, which would otherwise never be idle.
 */
export const isUnattended = (): boolean => Date.now() - touchedAt > presentMs

const fetchAntiForgery = plainOperation<typeof FetchAntiForgery>({
  name: 'fetch-anti-forgery',
  method: 'GET',
  path: 'auth/anti-forgery',
  access: 'public',
})

interface Sending {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  keepalive?: boolean
  /** Share of the upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends and gives the answer. @throws CallError */
const send = async ({ method, url, headers, body, signal, keepalive }: Sending): Promise<Response> => {
  const response = await fetch(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' }).catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable()
  })
  if (response.ok) return response
  const text = await response.text().catch(() => '')
  throw callErrorOf(response.status, parsed(text), response.headers.get('retry-after'))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a form with files; only XMLHttpRequest tells how far an upload has come. @throws CallError */
const upload = ({ url, headers, body, signal, onProgress }: Sending): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => onProgress?.(event.total > 0 ? event.loaded / event.total : 0))
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else reject(callErrorOf(request.status, answer, request.getResponseHeader('retry-after')))
    })
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })

/** The token that the server set as a cookie, or undefined before the first visit. */
const antiForgeryToken = (): string | undefined => {
  const prefix = `${antiForgeryCookie}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix))
  return found === undefined ? undefined : decodeURIComponent(found.slice(prefix.length))
}

const base = '/api/'

export interface CallOptions {
  signal?: AbortSignal
  onProgress?: (share: number) => void
  /** It goes on when the page goes; a browser refuses it for a body of more than 64 kB. */
  keepalive?: boolean
  /**
   * The caller handles failures itself, without an error page: `true` all of them, for calls in the background and answers to a mailed link;
   * `'server-error'` only 500, for a list that can be tried again in its place. An ended session (401) is always handled here.
   */
  quiet?: boolean | 'server-error'
  /** The key of this call to an idempotent operation; a retry must use the same key. `sendingKeys` creates keys. */
  idempotencyKey?: string
  /** True for reading: nothing typed on the screen can be lost. */
  reading?: boolean
}

interface Given {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

let handleError: (error: CallError, options: CallOptions) => void = () => {}

/** Sets what happens on a failed call (specification, section 8). Called once, by main.tsx. */
export const setErrorHandler = (handler: (error: CallError, options: CallOptions) => void): void => {
  handleError = handler
}

/** The address of an operation. @throws Error when a path parameter has no value */
export const addressOf = (operation: Operation, { params = {}, query = {} }: Given = {}): string => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] == null) throw new Error(`${operation.name} lacks the parameter ${name}`)
    return encodeURIComponent(String(params[name]))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value != null) search.append(name, String(value))
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`
}

const fetchToken = async (): Promise<void> => {
  try {
    await send({ method: 'GET', url: addressOf(fetchAntiForgery), headers: {} })
  } catch (error) {
    console.warn('The anti-forgery cookie could not be fetched', error)
    throw error
  }
}

const sendingOf = (
  operation: Operation,
  given: Given,
  { signal, keepalive, onProgress, ...options }: CallOptions,
  proof?: string,
): Sending => {
  const isForm = given.body instanceof FormData
  const token = antiForgeryToken()
  return {
    method: operation.method,
    url: addressOf(operation, given),
    headers: {
      accept: 'application/json',
      'accept-language': localeStore.get(),
      ...(given.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(needsAntiForgery(operation) && token !== undefined && { [antiForgeryHeader]: token }),
      ...(proof !== undefined && { [proofHeader]: proof }),
      ...(isUnattended() && { [backgroundHeader]: '1' }),
      ...(operation.idempotent === true && options.idempotencyKey !== undefined && { [idempotencyHeader]: options.idempotencyKey }),
    },
    body: given.body instanceof FormData ? given.body : given.body === undefined ? undefined : JSON.stringify(given.body),
    signal,
    keepalive,
    onProgress,
  }
}

/** A solved task of the server, where the operation asks for one; it has usually been solved while the form was filled in. */
const proofFor = async (operation: Operation): Promise<string | undefined> =>
  operation.proofOfWork === true ? (await import('./proof-of-work.ts')).takeProof() : undefined

/** A token or a proof that was too old: a second try with a new one. */
const isRepairable = ({ code }: CallError): boolean => code === 'anti_forgery' || code === 'proof_required'

const attempt = async <Answer>(
  operation: Operation,
  given: Given,
  options: CallOptions,
  act: (sending: Sending) => Promise<Answer>,
): Promise<Answer> => {
  if (needsAntiForgery(operation) && antiForgeryToken() === undefined) await fetchToken()
  try {
    return await act(sendingOf(operation, given, options, await proofFor(operation)))
  } catch (error) {
    if (!isCallError(error) || !isRepairable(error)) throw error
    if (error.code === 'anti_forgery') await fetchToken()
    return await act(sendingOf(operation, given, options, await proofFor(operation)))
  }
}

const isShownByCaller = ({ status }: CallError, { quiet = false }: CallOptions): boolean =>
  status !== 401 && (quiet === true || (quiet === 'server-error' && status === 500))

const guarded = async <Answer>(options: CallOptions, send: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await send()
  } catch (error) {
    if (isCallError(error) && !isShownByCaller(error, options)) handleError(error, options)
    throw error
  }
}

const answerOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * Calls an operation of the contract and gives its typed answer. Fetches the anti-forgery cookie first when it is missing and tries
 * once more after 419.
 * @throws CallError
 */
export const call = <O extends Operation>(operation: O, input: OperationCall<O>, options: CallOptions = {}): Promise<OperationOutput<O>> =>
  guarded(options, () =>
    attempt(operation, input as Given, options, async (sending) =>
      sending.body instanceof FormData ? upload(sending) : answerOf(await send(sending)),
    ),
  ) as Promise<OperationOutput<O>>

/** Calls an operation that streams a file. The name is the one the server gave. @throws CallError */
export const callForFile = <O extends Operation>(operation: O, input: OperationCall<O>, options: CallOptions = {}): Promise<File> =>
  guarded(options, () =>
    attempt(operation, input as Given, options, async (sending) => {
      const response = await send(sending)
      const disposition = response.headers.get('content-disposition') ?? ''
      const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? /filename="?([^";]+)/i.exec(disposition)?.[1] ?? operation.name
      const blob = await response.blob()
      return new File([blob], decodeURIComponent(name), { type: blob.type })
    }),
  )
