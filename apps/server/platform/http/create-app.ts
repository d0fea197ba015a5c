import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { limitedTurns, type TurnLimits } from '../security/limited-turns.ts'
import { randomUUID } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { fastify, type FastifyInstance, LogController } from 'fastify'
import { issueAntiForgery } from './caller/anti-forgery.ts'
import { answerError } from './answer.ts'
import { doneAs } from '../database/work-limits.ts'
import type { Services } from './context.ts'
import type { Feature } from './feature.ts'
import { openApiOf } from './openapi.ts'
import { runCall } from './pipeline.ts'
import type { FindSession } from './caller/cookies.ts'
import { trustProxyOption, warnOfUnknownProxy } from './caller/caller-address.ts'
import { addBodyLimit, serverLimits, usualTimeLimits } from './limits/limits.ts'

/** The longest part between two slashes; ids, tokens and codes are far shorter. */
const longestPathPart = 300

/** Empty, `.` and `..` parts, backslashes and control characters: no address of the product has them, and no file may be looked for by them. */
const oddPath = /\/\/|(^|\/)\.{1,2}(\/|$)|\\|\p{Cc}/u

const isReadable = (path: string): boolean => {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.isWellFormed() && !oddPath.test(decoded) && path.split('/').every((part) => part.length <= longestPathPart)
  } catch {
    return false
  }
}

/**
 * The URL to route: a path that cannot be decoded, or that only a probe would ask for, becomes one that is not found. So it is answered as
 * any other, with security headers and in the words of the catalogue; the router itself would answer or fail before its hooks run.
 */
const routableUrl = (url: string): string => {
  const path = url.split('?', 1)[0] ?? ''
  if (isReadable(path)) return url
  return path.startsWith('/api/') ? '/api/404' : '/404'
}

/**
 * How many calls a process works on at once; who finds no room to wait gets 503 with `Retry-After`. As many as the database pool has
 * connections: with twice as many, calls that need the processor (PDF, export) took two seconds each. Pages, health and live streams are
 * not counted, nor is a call while its upload arrives or its password is hashed.
 */
const usualCallLimits: TurnLimits = { atOnce: 10, mostWaiting: 100, waitMs: 1_000 }

/** Only the site's own scripts, styles and pictures are allowed. Pictures of documents are `blob:` URLs, PDFs are drawn on canvases. The only frame is that of a mail (`FileAnswer.framed`). */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    frameSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
}

/** Browser features that no screen uses. The clipboard may be written; passkeys of this site are allowed, and so is a warden's place, on press. */
const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The longest body that a program signs: a notice has some hundred bytes. */
const longestSigned = 16 * 1024

/** A place for routes whose body is signed: it is handed on as it came, whatever it says it is. */
const withRawBodies = (app: FastifyInstance, add: (place: FastifyInstance) => void): void =>
  void app.register(async (place) => {
    place.removeAllContentTypeParsers()
    place.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestSigned }, (_, body, done) => done(null, body))
    add(place)
  })

const urlOf = (path: string): string => (path.startsWith('/') ? path : `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`)

/**
 * The HTTP application: every feature's operations under `/api`, all through one pipeline.
 * @throws when an operation declares no access: a forgotten permission must not make it public
 */
export const createApp = async (
  services: Services,
  features: readonly Feature[],
  findSession: FindSession,
  timeLimits = usualTimeLimits,
  callLimits = usualCallLimits,
): Promise<FastifyInstance> => {
  const app = fastify({
    logger: { level: services.config.logLevel, stream: process.stdout },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(services.config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestPathPart },
    ...serverLimits(timeLimits),
    // Until the calls in flight are done `addDrain` answers new ones, in the words of the catalogue.
    return503OnClosing: false,
  })
  addBodyLimit(app, timeLimits)
  warnOfUnknownProxy(app, services.config.trustProxy)
  app.setErrorHandler(answerError)
  await app.register(cookie)
  await app.register(helmet, { contentSecurityPolicy, crossOriginEmbedderPolicy: false, hsts: services.config.production })
  app.addHook('onRequest', async (_, reply) => void reply.header('permissions-policy', permissionsPolicy))
  await app.register(multipart, { throwFileSizeLimit: false })
  const inTurn = limitedTurns(callLimits)
  const operations = features.flatMap((feature) => feature.routes.map((route) => route.operation))
  for (const route of features.flatMap((feature) => feature.routes)) {
    const { operation } = route
    if (!operation.access) throw new Error(`${operation.name} declares no access`)
    const add = (place: FastifyInstance) =>
      void place.route({
        method: operation.method,
        url: urlOf(operation.path),
        config: { saysOauth: operation.oauth === true },
        handler: (request, reply) =>
          inTurn((outside) => doneAs('call', () => runCall(route, { services, findSession, outside }, request, reply))),
      })
    operation.signedBody === true ? withRawBodies(app, add) : add(app)
  }
  app.get(urlOf(fetchAntiForgery.path), (request, reply) => {
    issueAntiForgery(request, reply)
    return reply.header('cache-control', 'no-store').status(204).send()
  })
  // Made when it is first asked for: it takes as long as all the rest of this, and few ask.
  let openApi: ReturnType<typeof openApiOf> | undefined
  app.get('/api/openapi.json', () => (openApi ??= openApiOf([fetchAntiForgery, ...operations])))
  app.all('/api/*', () => {
    throw new OperationError('not_found')
  })
  return app
}
