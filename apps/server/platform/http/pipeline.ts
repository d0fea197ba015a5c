import { idempotencyHeader, needsAntiForgery } from '@dovolilnice/contract/operation'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Operation, RateLimit } from '@dovolilnice/contract/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedMessage } from '../card-payments/payment-provider.ts'
import { isDatabaseUnavailable } from '../database/database-errors.ts'
import type { Outside } from '../security/limited-turns.ts'
import type { Storage } from '../storage/storage.ts'
import { act } from './act.ts'
import { answer, openToAll } from './answer.ts'
import { browserOf, requireAntiForgery } from './caller/anti-forgery.ts'
import type { ReceivedFile, Services } from './context.ts'
import { callerAddress } from './caller/caller-address.ts'
import { cookieChanges } from './caller/cookie-changes.ts'
import type { Route } from './feature.ts'
import { fileKindOf } from './file-kinds.ts'
import type { FindSession } from './caller/find-session.ts'
import type { Caller } from './make-context.ts'
import { readMultipart } from './multipart.ts'
import { bitsNow, requireProof } from './limits/proof.ts'
import { forgiveSuccess, limitByAccount, limitByAddress } from './limits/rate.ts'
import { localeOf, readTownLocales } from './caller/request-locale.ts'
import { requireAccess } from './caller/require-access.ts'
import { validate } from './validate.ts'

/** Whether a call may end sessions or change rights. Other processes hear of it from the database; this one must know before it answers. */
const mayChange = ({ operation, read }: Route): boolean => read === undefined && needsAntiForgery(operation)

const isLimited = (operation: Operation): operation is Operation & { rate: RateLimit } => operation.rate !== undefined

/** The bytes that came, where a program has signed them. */
const signedMessageOf = (request: FastifyRequest, operation: Operation): SignedMessage | null => {
  if (operation.signedBody !== true) return null
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return { body, header: (name) => [request.headers[name]].flat()[0] }
}

const callerOf = (request: FastifyRequest, operation: Operation, cookies: ReturnType<typeof cookieChanges>['cookies']): Caller => {
  const key = request.headers[idempotencyHeader]
  return {
    locale: localeOf(request),
    address: callerAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    log: request.log,
    idempotencyKey: typeof key === 'string' && key.length >= 8 ? key.slice(0, 100) : null,
    browser: browserOf(request),
    signed: signedMessageOf(request, operation),
    ...cookies,
  }
}

/**
 * Removes the files of a failed call. Not when the database connection was lost: the commit may have succeeded, and a row must never
 * lose its file. The sweep removes files that are not needed later.
 */
const removeFiles = async (storage: Storage, files: ReceivedFile[], cause: unknown): Promise<void> => {
  if (isDatabaseUnavailable(cause)) return
  await Promise.all(files.map((file) => storage.remove(file.storage_key)))
}

/** What every call works with. */
interface CallParts {
  services: Services
  findSession: FindSession
  /** Runs a slow part during which another call has the turn. */
  outside: Outside
}

/** What came: the values of its body, and its files, which are in storage from here on. */
const receive = async (request: FastifyRequest, operation: Operation, { services, outside }: CallParts) =>
  operation.multipart
    ? outside(() => readMultipart(request, { storage: services.storage, kind: fileKindOf(operation), locale: localeOf(request) }))
    : { fields: request.body, files: [] }

/** Documents may be replaced by marked copies before the transaction; files of another kind stay as they came. */
const finishFiles = async (files: ReceivedFile[], operation: Operation, { services, outside }: CallParts, locale: Locale) =>
  (operation.files ?? 'documents') === 'documents' ? outside(() => services.capabilities.finishDocuments(services, files, locale)) : files

/**
 * Runs one call, in one fixed order: rate, session, anti-forgery, permission, proof of work, validate, prepare, transaction,
 * act, present, audit.
 * The answer and its cookies are sent after the commit.
 */
export const runCall = async (route: Route, parts: CallParts, request: FastifyRequest, reply: FastifyReply) => {
  const { operation } = route
  const { services, findSession, outside } = parts
  const { storage, database, clock } = services
  const now = clock.now()
  await readTownLocales(database.kysely, request)
  if (operation.openData !== undefined) openToAll(reply)
  if (isLimited(operation)) await limitByAddress(database.kysely, operation, callerAddress(request), now)
  // Open data are the same for everybody, and no cache may keep a cookie of somebody.
  const session = operation.openData === undefined ? await findSession(request, route.read === undefined ? undefined : 'remembered') : null
  if (needsAntiForgery(operation)) requireAntiForgery(request)
  requireAccess(operation, session)
  if (operation.proofOfWork === true) {
    const sender = { address: callerAddress(request), now }
    await requireProof(database.kysely, request, sender, () => bitsNow(database.kysely, services.config, operation.name, sender))
  }
  const received = await receive(request, operation, parts)
  let { files } = received
  try {
    const input = validate(operation, { params: request.params, query: request.query, body: received.fields }, localeOf(request))
    const caller = { body: input.body, userId: session?.user.id }
    if (isLimited(operation)) await limitByAccount(database.kysely, operation, caller, now)
    files = await finishFiles(files, operation, parts, localeOf(request))
    const { cookies, apply } = cookieChanges(request, reply)
    const result = await act(route, services, { now, session, files, caller: callerOf(request, operation, cookies), outside }, input)
    apply()
    if (mayChange(route)) findSession.forget()
    if (isLimited(operation)) await forgiveSuccess(database.kysely, operation, caller, now)
    return answer(reply, operation, result)
  } catch (error) {
    await removeFiles(storage, files, error)
    throw error
  }
}
