import { type AuditEvent, recordEvent } from '../audit/record-event.ts'
import type { Trx } from '../database/db.ts'
import type { Before, Context, Reading, ReceivedFile, Recorded, ServedOperation, Services } from './context.ts'
import type { FoundSession } from './caller/cookies.ts'
import type { Locale } from '@dovolilnice/contract/locale'
import type { JobLog } from '../jobs/job.ts'

/** Where a call comes from, as far as handlers and the audit trail know it: over HTTP, or from the script of the demo town. */
export type Caller = Pick<
  Context,
  | 'locale'
  | 'address'
  | 'userAgent'
  | 'requestId'
  | 'log'
  | 'idempotencyKey'
  | 'browser'
  | 'signed'
  | 'cookie'
  | 'setCookie'
  | 'clearCookie'
  | 'spendCookie'
  | 'setSession'
  | 'clearSession'
>

/** What the pipeline knows of one call. */
export interface Call {
  services: Services
  trx: Trx
  now: Date
  session: FoundSession | null
  caller: Caller
  files: ReceivedFile[]
  operation: ServedOperation
}

const visitor = { sl: 'obiskovalec spletne strani', en: 'website visitor' }

/** What a call is known by before its transaction. */
export const contextBefore = ({ services, now, session, caller, files, operation }: Omit<Call, 'trx'>): Before<Context> => ({
  ...services,
  ...caller,
  now,
  user: session?.user ?? null,
  actor: session === null ? { id: null, name: visitor.sl } : { id: session.user.id, name: session.user.name },
  sessionId: session?.id ?? null,
  files,
  idempotencyKey: operation.idempotent === true ? caller.idempotencyKey : null,
})

const eventOf = (
  { actor, address, requestId }: Pick<Context, 'actor' | 'address' | 'requestId'>,
  action: AuditEvent['action'],
  kind: AuditEvent['kind'],
  what: Recorded,
): AuditEvent => ({ action, kind, actor, address, request_id: requestId, ...what })

/** The context of a call that only reads, and the audit events that its handler records. */
export const makeReading = (call: Omit<Call, 'trx'>): { context: Reading<Context>; events: AuditEvent[] } => {
  const { services, operation } = call
  const events: AuditEvent[] = []
  const before = contextBefore(call)
  const record = (what: Recorded): void => {
    if (operation.audit === undefined) throw new Error(`${operation.name} records an event but declares none`)
    const { action, kind, everyTime } = operation.audit
    events.push({ ...eventOf(before, action, kind, what), everyTime })
  }
  return { context: { ...before, db: services.database.kysely, record }, events }
}

/** The context of one call, and the audit events that its handler records. */
export const makeContext = (call: Call): { context: Context; events: AuditEvent[] } => {
  const { trx, services } = call
  const { context, events } = makeReading(call)
  const recordAlso: Context['recordAlso'] = (action, what) => recordEvent(trx, eventOf(context, action, 'change', what), services.clock)
  return { context: { ...context, trx, db: trx, recordAlso }, events }
}

/** Who calls where no browser does: a job that reads what a person asked for. It has no cookies. */
export const backgroundCaller = (locale: Locale, requestId: string, log: JobLog): Caller => {
  const none = (): void => {}
  return {
    locale,
    address: '',
    userAgent: '',
    requestId,
    log: { info: log.info, warn: log.info },
    idempotencyKey: null,
    browser: null,
    signed: null,
    cookie: () => undefined,
    setCookie: none,
    clearCookie: none,
    spendCookie: none,
    setSession: none,
    clearSession: none,
  }
}
