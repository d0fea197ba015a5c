import type { EventAction } from '@dovolilnice/contract/events/event-words'
import type { Operation, OperationInput, OperationResult } from '@dovolilnice/contract/operation'
import type { Locale } from '@dovolilnice/contract/locale'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { RecordedSubject } from '../audit/record-event.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Trx } from '../database/tables.ts'
import type { SendJob } from '../jobs/job.ts'
import type { Owner } from '../privacy/owner.ts'
import type { Storage, StoredFile } from '../storage/storage.ts'

/** Functions that one feature offers another. Each is declared by the feature that owns it, and handed over in compose.ts. */
export interface Capabilities {}

/** What every handler and job of this process shares. */
export interface Services {
  config: Config
  clock: Clock
  database: Database
  storage: Storage
  send: SendJob
  capabilities: Capabilities
  /** Everyone who owns tables, with what they say of them. */
  owners: readonly Owner[]
}

/** A file part of a multipart call, already in storage and judged by its content. `field` is the part's name. */
export interface ReceivedFile extends StoredFile {
  field: string
  file_name: string
  media_type: string
}

/** What happened, for the audit trail; who, when and from where the pipeline adds. */
export interface Recorded {
  /** Who it was, where no session tells it yet: at sign-in, and by a mailed link. */
  actor?: { id: string; name: string }
  subject?: RecordedSubject | undefined
  before?: object
  after?: object
  reason?: string | null
}

/** Everything a handler may use beside its input. */
export interface Context extends Services {
  /** The transaction of this call. */
  trx: Trx
  now: Date
  user: SessionUser | null
  /** Who acts, for rows and sentences: the signed-in person, or a name for people without an account. */
  actor: { id: string | null; name: string }
  sessionId: string | null
  locale: Locale
  address: string
  userAgent: string
  requestId: string
  files: ReceivedFile[]
  /** The caller's `Idempotency-Key`, for an operation that says it is idempotent: a second call with the same key is the first one again. */
  idempotencyKey: string | null
  /** Tells the audit trail what the call did. A call whose operation declares `audit` must tell at least once. */
  record(what: Recorded): void
  /** Writes the audit trail for something the operation did not declare, in the name of this call. */
  recordAlso(action: EventAction, what: Recorded): Promise<void>
  setCookie(name: string, value: string, options: { maxAge?: number; httpOnly: boolean }): void
  clearCookie(name: string): void
}

/** The context of an operation that is not public: the pipeline has refused the call without a session before. */
export interface SignedInContext extends Context {
  user: SessionUser
}

/** A streamed answer, which a browser saves under its name: whoever opens it from a mail gets a file, never a page of ours. */
export interface FileAnswer {
  stream: Readable | Uint8Array
  media_type: string
  file_name: string
}

/** Answers one operation: validated input in, answer out. It runs in the call's transaction and is undone when it throws. */
export type Handler<O extends Operation> = (
  input: OperationInput<O>,
  context: O['access'] extends 'public' ? Context : SignedInContext,
) => Promise<O['output'] extends object ? OperationResult<O> : FileAnswer | void>
