import type { EventAction } from '@dovolilnice/contract/events/event-words'
import type { ListDefinition, ListPage } from '@dovolilnice/contract/list'
import type { AuditRule, Operation, OperationInput, OperationResult } from '@dovolilnice/contract/operation'
import type { Locale } from '@dovolilnice/contract/locale'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Readable } from 'node:stream'
import type { z } from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Actor, RecordedSubject } from '../audit/record-event.ts'
import type { PaymentProvider, SignedMessage } from '../card-payments/payment-provider.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Db, Trx } from '../database/db.ts'
import type { SecureBox } from '../e-service/secure-box.ts'
import type { FiscalCertificate } from '../fiscal/fiscal-certificate.ts'
import type { FiscalClient } from '../fiscal/fiscal-client.ts'
import type { Job, SendJob } from '../jobs/job.ts'
import type { Seal } from '../security/seal.ts'
import type { SigningKey } from '../security/signing-key.ts'
import type { Owner } from '../privacy/owner.ts'
import type { SealedStorage } from '../storage/sealed-storage.ts'
import type { StoredFile } from '../storage/storage.ts'
import { isRecord } from './is-record.ts'

/** Functions that one feature offers to others: what each `<feature>.capabilities.ts` exports, joined in compose.ts. */
export interface Capabilities {
  /** What becomes of the documents of a call before its transaction: it answers those to keep, and removes the others from storage. */
  finishDocuments(services: Services, files: readonly ReceivedFile[], locale: Locale): Promise<ReceivedFile[]>
}

export type ActCertificate = Pick<FiscalCertificate, 'key' | 'chain' | 'endsAt'>

/** What every handler and job of this process shares. */
export interface Services {
  config: Config
  clock: Clock
  database: Database
  storage: SealedStorage
  /** Encrypts what is stored secret and read again. */
  seal: Seal
  /** Signs the daily heads of the audit trail. */
  auditKey: SigningKey
  /** The link to the tax authority; undefined where the town has set up none. */
  fiscal: FiscalClient | undefined
  /** The certificate that signs acts; undefined where they are printed and signed by hand. */
  actCertificate: ActCertificate | undefined
  /** The port to a service for secure boxes; undefined where acts are served on paper alone. */
  secureBox: SecureBox | undefined
  /** Who takes card payments online; undefined where the town has set up nobody. */
  cardPayments: PaymentProvider | undefined
  /** Card payments by the second merchant, of administrative fees alone; undefined where one merchant takes both, or nobody does. */
  feeCardPayments: PaymentProvider | undefined
  send: SendJob
  capabilities: Capabilities
  /** Every kind of background work. */
  jobs: readonly Job[]
  /** All owners of tables, with their declarations. */
  owners: readonly Owner[]
}

/** A file part of a multipart call, already stored, its type detected from its content. `field` is the part's name. */
export interface ReceivedFile extends StoredFile {
  field: string
  file_name: string
  media_type: string
  /** The last day on record of a document that is taken over; absent for a file that was sent. */
  expires_on?: string | null
}

/** What happened, for the audit trail; the pipeline adds who, when and from where. */
export interface Recorded {
  /** The actor when there is no session yet: at sign-in, and with a mailed link. */
  actor?: { id: string; name: string }
  subject?: RecordedSubject | undefined
  before?: object
  after?: object
  reason?: string | null
}

/** What changes records in a transaction: a call has it, and a job makes it. */
export interface WorkContext extends Services {
  trx: Trx
  /** For rows and sentences: the signed-in person, or a name for people without an account. */
  actor: Actor
  /** Of who calls; a job has none. */
  locale?: Locale
  address?: string
  requestId?: string
}

/** Everything a handler may use beside its input. */
export interface Context extends WorkContext {
  /** For reading: the transaction, or in a call that only reads the pool. */
  db: Db
  now: Date
  user: SessionUser | null
  sessionId: string | null
  locale: Locale
  address: string
  userAgent: string
  requestId: string
  /** The process's log; a line carries the request's id. */
  log: { info(details: object, message: string): void; warn(details: object, message: string): void }
  files: ReceivedFile[]
  /** The call as it came, only for operations whose callers sign it. */
  signed: SignedMessage | null
  /** The caller's `Idempotency-Key`, only for operations declared idempotent: a second call with the key gets the first answer. */
  idempotencyKey: string | null
  /** Records what the call did in the audit trail. A call whose operation declares `audit` must record at least once. */
  record(what: Recorded): void
  /** Records an event that the operation does not declare, with the actor of this call. */
  recordAlso(action: EventAction, what: Recorded): Promise<void>
  /** The value of a cookie that the browser sent. */
  cookie(name: string): string | undefined
  /** Sets a cookie when the call succeeds, as do the others below. */
  setCookie(name: string, value: string, options: { maxAge?: number; httpOnly: boolean }): void
  clearCookie(name: string): void
  /** Removes a cookie also when the call fails: what it held may be tried once. */
  spendCookie(name: string): void
  /** Sets the cookie of a session with its secret, and renews the anti-forgery token that belongs to it. */
  setSession(secret: string, seconds: number): void
  clearSession(): void
  /** Tells browsers apart that nobody is signed in with; null for a caller that never asked for an anti-forgery token. */
  browser: string | null
}

/** The context of an operation that is not public: the pipeline has refused the call without a session before. */
export interface SignedInContext extends Context {
  user: SessionUser
}

/** A streamed answer that a browser saves as a file with this name. It is never shown as a page of this site, for safety. */
export interface FileAnswer {
  stream: Readable | Uint8Array
  media_type: string
  file_name: string
  /** Names these bytes for ever: a caller that has them gets 304. Absent: the file is not cached anywhere. */
  tag?: string | null
  /** A page for a frame of this site: no script runs in it, nothing is loaded, and only the site itself may frame it. */
  framed?: true
}

type ContextOf<O extends Operation> = O['access'] extends 'public' ? Context : SignedInContext

/** Answers one operation: validated input in, answer out. It runs in the call's transaction and is undone when it throws. */
export type Handler<O extends Operation> = (
  input: OperationInput<O>,
  context: ContextOf<O>,
) => Promise<O['output'] extends object ? OperationResult<O> : FileAnswer | void>

/** What a call is known by before its transaction: for work that must not hold a connection, as the hash of a password takes tens of ms. */
export type Before<C extends Context> = Omit<C, 'trx' | 'db' | 'record' | 'recordAlso'>

/** What a call that only reads has: no transaction, so that nothing which writes can be called. */
export type Reading<C extends Context> = Omit<C, 'trx' | 'recordAlso'>

/** Answers one operation that only reads. */
export type ReadHandler<O extends Operation> = (
  input: OperationInput<O>,
  context: O['access'] extends 'public' ? Reading<Context> : Reading<SignedInContext>,
) => Promise<OperationResult<O>>

/** Runs before the transaction of a call; what it gives is handed to the handler, which looks again at whatever may have changed since. */
export type Prepare<O extends Operation, Prepared> = (input: OperationInput<O>, context: Before<ContextOf<O>>) => Promise<Prepared>

type PreparedHandler<O extends Operation, Prepared> = (
  input: OperationInput<O>,
  context: ContextOf<O>,
  prepared: Prepared,
) => ReturnType<Handler<O>>

/** An operation whose audit action, where it has one, has words in the contract: `<noun>-event-words.ts`. */
export type ServedOperation = Operation & { audit?: AuditRule & { action: EventAction } }

/** An operation with its handler, the types of its input forgotten: what the pipeline runs. */
export interface Route {
  operation: ServedOperation
  handle(input: unknown, context: Context, prepared?: unknown): Promise<unknown>
  /** Runs before the transaction, without a connection of the pool. */
  prepare?(input: unknown, context: Before<Context>): Promise<unknown>
  /** Set where the handler only reads: it runs instead of `handle`, without a transaction. */
  read?(input: unknown, context: Reading<Context>): Promise<unknown>
}

/** A route that only reads. */
type ReadRoute = Route & { read: NonNullable<Route['read']> }

/** Joins a handler to its operation. A handler that does not fit, or an audit action without words, is a type error. */
export const implement = <O extends ServedOperation>(operation: O, handle: Handler<NoInfer<O>>): Route => ({
  operation,
  handle,
})

/** Joins a handler that only reads to its operation: no transaction, and remembered sessions stay so although it may be a POST. */
export const implementRead = <O extends ServedOperation>(operation: O, handle: ReadHandler<NoInfer<O>>): ReadRoute & { operation: O } => {
  const read: ReadRoute['read'] = handle
  return { operation, handle: read, read }
}

/** Joins a handler to its operation, and what runs before its transaction. */
export const implementPrepared = <O extends ServedOperation, Prepared>(
  operation: O,
  prepare: Prepare<NoInfer<O>, Prepared>,
  handle: PreparedHandler<NoInfer<O>, NoInfer<Prepared>>,
): Route => ({ operation, prepare, handle })

/** An operation that `defineListOperation` made; the event of its export has words in the contract, as its own has. */
export type ServedList = ServedOperation & {
  list: ListDefinition
  output: z.ZodMiniType<ListPage<object>>
  exportEvent: EventAction | undefined
}

/** A list with its handler, which only reads: `exports` reads it from end to end for a file. */
export interface ListRoute extends ReadRoute {
  operation: ServedList
}

export const isListRoute = (route: Route): route is ListRoute => 'list' in route.operation

/** Ties a handler to a list. A reading is audited with its filters; that of one record's list by its handler, which knows whose it is. */
export const implementList = <O extends ServedList>(operation: O, handle: ReadHandler<NoInfer<O>>): ListRoute => {
  if (operation.audit === undefined || operation.params !== undefined) return implementRead(operation, handle)
  return implementRead<O>(operation, (input, context) => {
    const { body } = input
    if (isRecord(body)) context.record({ after: { filters: body['filters'], page: body['page'] } })
    return handle(input, context)
  })
}
