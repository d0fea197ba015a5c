import type { EventAction } from '@dovolilnice/contract/events/event-words'
import type { AuditRule, Operation } from '@dovolilnice/contract/operation'
import type { Metric } from 'prom-client'
import type { Job } from '../jobs/job.ts'
import type { DeviceLink } from '../mqtt/device-link.ts'
import type { EventSource } from '@dovolilnice/contract/devices/device-event'
import type { Owner } from '../privacy/owner.ts'
import type { SearchSource } from '../search/search-text.ts'
import type { Before, Context, Handler, Prepare, PreparedHandler, Reading, ReadHandler, Services } from './context.ts'

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
export type ReadRoute = Route & { read: NonNullable<Route['read']> }

/** Joins a handler to its operation. A handler that does not fit, or an audit action without words, is a type error. */
export const implement = <O extends ServedOperation>(operation: O, handle: Handler<O>): Route => ({
  operation,
  handle,
})

/** Joins a handler that only reads to its operation: no transaction, and remembered sessions stay so although it may be a POST. */
export const implementRead = <O extends ServedOperation>(operation: O, handle: ReadHandler<O>): ReadRoute & { operation: O } => {
  const read: ReadRoute['read'] = handle
  return { operation, handle: read, read }
}

/** Joins a handler to its operation, and what runs before its transaction. */
export const implementPrepared = <O extends ServedOperation, Prepared>(
  operation: O,
  prepare: Prepare<O, Prepared>,
  handle: PreparedHandler<O, Prepared>,
): Route => ({ operation, prepare, handle })

/** A kind of device that reports over the broker. */
interface ReportingDevices {
  events: EventSource
  /** Whether a password is that of a device in use; absent for gates, whose passwords the embedded broker derives. */
  mayConnect?(services: Services, device: string, password: string): Promise<boolean>
}

/** One feature: its tables, operations, jobs, and what it runs at the start and in the bridge. */
export interface Feature extends Owner {
  routes: readonly Route[]
  jobs?: readonly Job[]
  /** Its records among the results of the search. */
  search?: SearchSource
  /** What it counts for `/metrics`. */
  metrics?: readonly Metric[]
  /** Figures for `/metrics` that are read from this process's database when somebody asks. */
  gauges?(services: Services): readonly Metric[]
  /** Runs once after the migrations in every process, for instance to load what must exist. */
  prepare?(services: Services): Promise<void>
  /** Runs in every process until it ends, whatever its roles. Resolves with a function that stops it. */
  watch?(services: Services): Promise<() => Promise<void>>
  /** Its devices at the broker. */
  devices?: ReportingDevices
  /**
   * Runs in the bridge role until the process ends, to follow its devices. Resolves with a function that stops it.
   * @param embeddedBroker the address of the broker inside this process; null: the town's own broker
   */
  bridge?(services: Services, mqtt: DeviceLink, embeddedBroker: string | null): Promise<() => Promise<void>>
}
