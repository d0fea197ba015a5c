import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError, fieldErrors } from '@dovolilnice/contract/field-rules'
import { needsAntiForgery } from '@dovolilnice/contract/operation'
import type { Operation, OperationInput, RateLimit } from '@dovolilnice/contract/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isDatabaseUnavailable } from '../database/database-errors.ts'
import type { Storage } from '../storage/storage.ts'
import { recordEvent } from '../audit/record-event.ts'
import { requireAntiForgery } from './anti-forgery.ts'
import type { FindSession, FoundSession } from './find-session.ts'
import { makeContext } from './make-context.ts'
import type { Call } from './make-context.ts'
import type { ReceivedFile, Services } from './context.ts'
import type { Route } from './feature.ts'
import { readMultipart } from './multipart.ts'
import { forgiveSuccess, limitByAccount, limitByAddress } from './rate.ts'
import { localeOf } from './request-locale.ts'
import { answer } from './answer.ts'
import { unstorablePaths } from './storable-text.ts'

const isLimited = (operation: Operation): operation is Operation & { rate: RateLimit } => operation.rate !== undefined

/** @throws OperationError `unauthenticated`, `forbidden` */
const requireAccess = (operation: Operation, session: FoundSession | null): void => {
  if (operation.access === 'public') return
  if (session === null) throw new OperationError('unauthenticated')
  const allowed =
    operation.access === 'session'
      ? !session.user.reset || operation.duringReset === true
      : session.user.permissions.includes(operation.access)
  if (!allowed) throw new OperationError('forbidden')
}

/** Parts of a request are checked together, so that one answer names everything there is to mend. */
const validate = (operation: Operation, request: FastifyRequest, body: unknown): OperationInput<Operation> => {
  const params = operation.params?.safeParse(request.params)
  if (params?.success === false || unstorablePaths(params?.data).length > 0) throw new OperationError('not_found')
  const query = operation.query?.safeParse(request.query, { reportInput: true })
  const parsed = operation.body?.safeParse(body ?? {}, { reportInput: true })
  const issues = [query, parsed].flatMap((part) => (part?.success === false ? part.error.issues : []))
  if (issues.length > 0) throw new OperationError('validation', { fields: fieldErrors(issues, localeOf(request)) })
  const unstorable = [query, parsed].flatMap((part) => unstorablePaths(part?.data))
  if (unstorable.length > 0)
    throw new OperationError('validation', { fields: unstorable.map((path) => fieldError(path, 'invalid', localeOf(request))) })
  return { params: params?.data, query: query?.data, body: parsed?.data }
}

/** Nothing leaves unpresented: the output's schema is the list of what may. */
const present = (operation: Operation, result: unknown): unknown => {
  if (operation.output === undefined) return result
  const presented = operation.output.safeParse(result)
  if (!presented.success) throw new Error(`${operation.name} answered outside its contract: ${z.prettifyError(presented.error)}`)
  return presented.data
}

/** Opens the transaction, acts, presents and audits; the answer as it may leave. */
const act = (
  route: Route,
  services: Services,
  call: Omit<Call, 'trx' | 'services' | 'operation'>,
  input: OperationInput<Operation>,
): Promise<unknown> =>
  services.database.transaction(async (trx) => {
    const { operation } = route
    const { context, events } = makeContext({ ...call, services, trx, operation })
    const presented = present(operation, await route.handle(input, context))
    if ((operation.audit === undefined) !== (events.length === 0))
      throw new Error(`${operation.name}: what it declares to audit and what it recorded differ`)
    for (const event of events) await recordEvent(trx, event, services.clock)
    return presented
  })

/**
 * Removes the files of a call that failed. Not when the database went away: its commit may have succeeded unheard, and a row must never
 * lose its file. What was in vain then, the sweep finds.
 */
const removeFiles = async (storage: Storage, files: ReceivedFile[], cause: unknown): Promise<void> => {
  if (isDatabaseUnavailable(cause)) return
  await Promise.all(files.map((file) => storage.remove(file.storage_key)))
}

/**
 * Runs one call, in one fixed order: rate, session, anti-forgery, permission, validate, transaction, act, present, audit.
 * The answer is sent after the commit.
 */
export const runCall = async (route: Route, services: Services, findSession: FindSession, request: FastifyRequest, reply: FastifyReply) => {
  const { operation } = route
  const { storage, database, clock } = services
  const now = clock.now()
  if (isLimited(operation)) await limitByAddress(database.kysely, operation, request.ip, now)
  const session = await findSession(request)
  if (needsAntiForgery(operation)) requireAntiForgery(request)
  requireAccess(operation, session)
  const received = operation.multipart ? await readMultipart(request, storage, localeOf(request)) : { fields: request.body, files: [] }
  const { fields, files } = received
  try {
    const input = validate(operation, request, fields)
    const caller = { body: input.body, userId: session?.user.id }
    if (isLimited(operation)) await limitByAccount(database.kysely, operation, caller, now)
    const result = await act(route, services, { now, session, request, reply, files }, input)
    if (isLimited(operation)) await forgiveSuccess(database.kysely, operation, caller, now)
    return answer(reply, operation, result)
  } catch (error) {
    await removeFiles(storage, files, error)
    throw error
  }
}
