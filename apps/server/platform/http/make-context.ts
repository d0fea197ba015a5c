import { idempotencyHeader } from '@dovolilnice/contract/operation'
import type { Operation } from '@dovolilnice/contract/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordEvent } from '../audit/record-event.ts'
import type { AuditEvent } from '../audit/record-event.ts'
import type { Trx } from '../database/tables.ts'
import type { Context, ReceivedFile, Recorded, Services } from './context.ts'
import { cookieOptions } from './cookies.ts'
import type { FoundSession } from './find-session.ts'
import { localeOf } from './request-locale.ts'

/** One call, as the pipeline has found it. */
export interface Call {
  services: Services
  trx: Trx
  now: Date
  session: FoundSession | null
  request: FastifyRequest
  reply: FastifyReply
  files: ReceivedFile[]
  operation: Operation
}

const visitor = { sl: 'obiskovalec spletne strani', en: 'website visitor' }

/** The context of one call, and the audit events its handler records on the way. */
export const makeContext = (call: Call): { context: Context; events: AuditEvent[] } => {
  const { services, trx, now, session, request, reply, files, operation } = call
  const events: AuditEvent[] = []
  const key = operation.idempotent === true ? request.headers[idempotencyHeader] : undefined
  const actor = session === null ? { id: null, name: visitor.sl } : { id: session.user.id, name: session.user.name }
  const eventOf = (action: string, kind: AuditEvent['kind'], what: Recorded): AuditEvent => ({
    action,
    kind,
    actor,
    address: request.ip,
    request_id: request.id,
    ...what,
  })
  const context: Context = {
    ...services,
    trx,
    now,
    user: session?.user ?? null,
    actor,
    sessionId: session?.id ?? null,
    locale: localeOf(request),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    files,
    idempotencyKey: typeof key === 'string' && key.length >= 8 ? key.slice(0, 100) : null,
    record: (what) => {
      if (operation.audit === undefined) throw new Error(`${operation.name} records an event but declares none`)
      events.push(eventOf(operation.audit.action, operation.audit.kind, what))
    },
    recordAlso: (action, what) => recordEvent(trx, eventOf(action, 'change', what), services.clock),
    setCookie: (name, value, { maxAge, httpOnly }) =>
      void reply.setCookie(name, value, cookieOptions(request.protocol === 'https', httpOnly, maxAge)),
    clearCookie: (name) => void reply.clearCookie(name, cookieOptions(request.protocol === 'https', true)),
  }
  return { context, events }
}
