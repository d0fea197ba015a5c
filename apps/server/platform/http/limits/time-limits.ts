import { textIn } from '@dovolilnice/contract/in-language'
import { errorCatalogue } from '@dovolilnice/contract/error-catalogue'
import type { ErrorBody } from '@dovolilnice/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Socket } from 'node:net'
import { localeOf } from '../caller/request-locale.ts'

/** How long a caller may take, in milliseconds. Answers have no limit: live streams stay open. */
export interface TimeLimits {
  /** From connecting to the last header; a connection that says nothing is cut at the first look after it. */
  headersMs: number
  /** For a whole request with its body. */
  requestMs: number
  /** Between two calls of a connection. Longer than that of proxies (nginx 60 s, Caddy 120 s), or a proxy may send into a closed connection. */
  keepAliveMs: number
  /** A body may be slow for this long: a phone loses its network for a while. */
  bodyGraceMs: number
  /** After that it must have come at this speed on average. */
  bodyBytesPerSecond: number
  /** Between two looks at the open connections and bodies. */
  lookEveryMs: number
}

/** At 10 kB/s the largest form (25 MB) takes 42 minutes. `requestMs` must stay under the hour after which the sweep removes files without a row. */
export const usualTimeLimits: TimeLimits = {
  // With the next look at most 20 s, as docs/operations.md says.
  headersMs: 15_000,
  requestMs: 45 * 60_000,
  keepAliveMs: 130_000,
  bodyGraceMs: 30_000,
  bodyBytesPerSecond: 10_000,
  lookEveryMs: 5_000,
}

/** The settings of Node's server. */
export const serverLimits = ({ headersMs, requestMs, keepAliveMs, lookEveryMs }: TimeLimits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
})

/** Answers on the socket itself: the call still waits for its body, so it cannot answer. Its reading fails when the socket is closed. */
const cutOff = (request: FastifyRequest): void => {
  const { socket } = request.raw
  const error = { code: 'too_slow', message: textIn(errorCatalogue.too_slow, localeOf(request)), reference: request.id } as const
  const body = JSON.stringify({ error } satisfies ErrorBody)
  const head = [
    `HTTP/1.1 ${errorCatalogue.too_slow.status} Request Timeout`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts off callers whose body comes too slowly: each holds a connection, and an upload also an open file. */
export const addBodyLimit = (app: FastifyInstance, { bodyGraceMs, bodyBytesPerSecond, lookEveryMs }: TimeLimits): void => {
  app.addHook('onRequest', async (request) => {
    // A call from inside the process has no connection to cut.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return
    const { raw } = request
    const [begun, bytesBefore] = [performance.now(), raw.socket.bytesRead]
    const timer = setInterval(() => {
      const seconds = (performance.now() - begun) / 1_000
      if (seconds * 1_000 < bodyGraceMs || raw.socket.bytesRead - bytesBefore >= seconds * bodyBytesPerSecond) return
      clearInterval(timer)
      cutOff(request)
    }, lookEveryMs)
    for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer))
  })
}
