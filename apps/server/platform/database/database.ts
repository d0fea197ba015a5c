import type { Db, Trx } from './db.ts'

/** The product's database, the same on both engines. */
export interface Database {
  kysely: Db
  /** Beside the pool of connections, for looks that must not wait until one is free: whether the product is ready. On the embedded engine the same. */
  aside: Db
  engine: 'embedded' | 'postgres'
  /** The server's own version, for instance `17.5`. */
  version: string
  /** Commits when the work resolves, rolls back when it throws. Inside the work every statement goes through `trx`. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /**
   * Reads from one state of the database, however long the work takes; nothing can be written. On the embedded engine, which has one
   * connection, everything else waits meanwhile.
   */
  snapshot<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /**
   * Calls back with each payload notified on the channel; resolves with a function that stops it.
   * Notifications sent while the connection is down are lost, so read the data again in `onReconnect`.
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  /** Whether notifications arrive now. While they do not, whoever relies on them must read the data again. */
  isListening(): boolean
  /** Raw SQL with `$1` parameters. Without parameters it may hold several statements; the rows are those of all of them. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  close(): Promise<void>
}
