import { idempotencyHeader, needsAntiForgery } from '@dovolilnice/contract/headers'
import type { Operation, OperationInput, RateLimit } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import type { Outside } from '../security/limited-turns.ts'
import { type AuditEvent, recordEvent } from '../audit/record-event.ts'
import { requireUnrestricted } from '../privacy/restrictions.ts'
import { recordLook } from '../audit/record-look.ts'
import type { Context, ReceivedFile, Route, Services } from './context.ts'
import { presentFast } from './feature.ts'
import { type Call, type Caller, contextBefore, makeContext, makeReading } from './make-context.ts'
import { OperationError, fieldError, fieldErrors } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserOf, clearSession, requireAntiForgery, setSession } from './caller/anti-forgery.ts'
import { cookieName, cookieOptions, type FindSession, type FoundSession, localeOf, readCookie, readTownLocales } from './caller/cookies.ts'
import type { SignedMessage } from '../card-payments/payment-provider.ts'
import { isDatabaseUnavailable } from '../database/database-errors.ts'
import type { Storage } from '../storage/storage.ts'
import { answer, openToAll } from './answer.ts'
import { callerAddress } from './caller/caller-address.ts'
import { fileKindOf } from './file-kinds.ts'
import { readMultipart } from './multipart.ts'
import { noteTurnedAway } from './limits/limits.ts'
import { bitsNow, requireProof } from './limits/proof.ts'
import { forgiveSuccess, limitByAccount, limitByAddress } from './limits/rate.ts'

/** zod/mini has no messages of its own; these are for the log. Callers get those of contract/field-rules. */
const english = z.locales.en().localeError

/** Parses the answer by the output schema, so that only fields of the schema are sent. */
const present = (operation: Operation, result: unknown): unknown => {
  if (operation.output === undefined) return result
  const presented = operation.output.safeParse(result, { error: english })
  if (!presented.success) throw new Error(`${operation.name} answered outside its contract: ${z.prettifyError(presented.error)}`)
  return presented.data
}

const requireDeclared = ({ name, audit }: Operation, events: readonly AuditEvent[]): void => {
  if ((audit === undefined) !== (events.length === 0)) throw new Error(`${name}: what it declares to audit and what it recorded differ`)
}

type Known = Omit<Call, 'trx' | 'services' | 'operation'> & { outside: Outside }

/** Reads, presents and audits without a transaction; the answer goes out when the look stands in the trail. */
const actReading = async (route: Route, read: NonNullable<Route['read']>, services: Services, call: Known, input: unknown) => {
  const { operation } = route
  const { context, events } = makeReading({ ...call, services, operation })
  const result = await read(input, context)
  const presented = (operation.output && presentFast(operation.output, result)) ?? present(operation, result)
  requireDeclared(operation, events)
  for (const event of events) await recordLook(services, event)
  return presented
}

/** Prepares, opens the transaction, runs the handler, presents and audits; resolves with the answer to send. */
const act = async (route: Route, services: Services, call: Known, input: OperationInput<Operation>): Promise<unknown> => {
  const { operation, prepare, handle, read } = route
  if (read !== undefined) return actReading(route, read, services, call, input)
  const prepared = prepare && (await call.outside(() => prepare(input, contextBefore({ ...call, services, operation }))))
  return services.database.transaction(async (trx) => {
    if (needsAntiForgery(operation)) await requireUnrestricted(trx, input.params)
    const { context, events } = makeContext({ ...call, services, trx, operation })
    const presented = present(operation, await handle(input, context, prepared))
    requireDeclared(operation, events)
    for (const event of events) await recordEvent(trx, event, services.clock)
    return presented
  })
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

/**
 * The paths of texts that PostgreSQL refuses to store: with a NUL character or half a surrogate pair. No keyboard writes them.
 * @param value validated input, so no deeper than its schema
 */
const unstorablePaths = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (isStorable(key) ? unstorablePaths(inner, [...path, key]) : [path.join('.')]))
}

/** A request before validation. */
interface Given {
  params?: unknown
  query?: unknown
  body?: unknown
}

/**
 * Checks all parts of a request together, so that one answer lists all errors.
 * @param locale the language of the error sentences
 * @throws OperationError `validation`; `not_found` for a path parameter that cannot be an id
 */
const validate = (operation: Operation, given: Given, locale: Locale): OperationInput<Operation> => {
  const params = operation.params?.safeParse(given.params)
  if (params?.success === false || unstorablePaths(params?.data).length > 0) throw new OperationError('not_found')
  const query = operation.query?.safeParse(given.query, { reportInput: true })
  const parsed = operation.body?.safeParse(given.body ?? {}, { reportInput: true })
  const issues = [query, parsed].flatMap((part) => (part?.success === false ? part.error.issues : []))
  if (issues.length > 0) throw new OperationError('validation', { fields: fieldErrors(issues, locale) })
  const unstorable = [query, parsed].flatMap((part) => unstorablePaths(part?.data))
  if (unstorable.length > 0)
    throw new OperationError('validation', { fields: unstorable.map((path) => fieldError(path, 'invalid', locale)) })
  return { params: params?.data, query: query?.data, body: parsed?.data }
}

type Cookies = Pick<Context, 'cookie' | 'setCookie' | 'clearCookie' | 'spendCookie' | 'setSession' | 'clearSession'>

/**
 * The cookies of one call. What it sets and clears is collected until `apply`, which the pipeline calls after the commit: a call that is rolled back
 * must not hand out the secret of a session that does not exist, nor take away one that still does.
 */
const cookieChanges = (request: FastifyRequest, reply: FastifyReply): { cookies: Cookies; apply(): void } => {
  const secure = request.protocol === 'https'
  const changes: (() => void)[] = []
  const clear = (name: string) => void reply.clearCookie(cookieName(name, secure), cookieOptions(secure, true))
  return {
    cookies: {
      cookie: (name) => readCookie(request, name),
      setCookie: (name, value, { maxAge, httpOnly }) =>
        void changes.push(() => reply.setCookie(cookieName(name, secure), value, cookieOptions(secure, httpOnly, maxAge))),
      clearCookie: (name) => void changes.push(() => clear(name)),
      spendCookie: clear,
      setSession: (secret, seconds) => void changes.push(() => setSession(request, reply, secret, seconds)),
      clearSession: () => void changes.push(() => clearSession(request, reply)),
    },
    apply: () => changes.forEach((change) => change()),
  }
}

/** @throws OperationError `unauthenticated`, `set_up_required`, `forbidden` */
const requireAccess = (operation: Operation, session: FoundSession | null): void => {
  if (operation.access === 'public') return
  if (session === null) throw new OperationError('unauthenticated')
  if (session.user.second_factor_due === 'required' && operation.duringSetUp !== true) throw new OperationError('set_up_required')
  const allowed =
    operation.access === 'session'
      ? !session.user.reset || operation.duringReset === true
      : session.user.permissions.includes(operation.access)
  if (!allowed) throw new OperationError('forbidden')
}

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
    if (
      error instanceof OperationError &&
      error.code === 'quota_reached' &&
      operation.access === 'public' &&
      operation.proofOfWork === true
    )
      await noteTurnedAway(services, operation)
    throw error
  }
}
