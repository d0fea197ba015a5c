import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import { AbortedTransactionError, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { DatabaseUnavailableError } from './database-errors.ts'
import { encodeParameter } from './encode-parameter.ts'
import type { Engine, Session, StatementResult } from './session.ts'

/** Kysely's view of a held session. */
class SessionConnection implements DatabaseConnection {
  readonly session: Session
  broken = false

  constructor(session: Session) {
    this.session = session
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult[]> {
    try {
      return await this.session.run(sql, parameters.map(encodeParameter))
    } catch (error) {
      this.broken ||= error instanceof DatabaseUnavailableError
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = (await this.run(query.sql, query.parameters)).at(-1)
    return { rows: (result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.affected ?? 0) }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read large results page by page: the embedded engine cannot stream.')
  }
}

const begin = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['begin', isolationLevel ? `isolation level ${isolationLevel}` : '', accessMode ?? ''].join(' ').trim()

/** The connection that `acquireConnection` below has given out. */
const held = (connection: DatabaseConnection): SessionConnection => {
  if (connection instanceof SessionConnection) return connection
  throw new Error('The connection is of another engine.')
}

/** Gives sessions of the engine to Kysely. Whoever opened the engine closes it. */
const sessionDriver = (engine: Engine): Driver => ({
  init: async () => {},
  acquireConnection: async () => new SessionConnection(await engine.acquire()),
  releaseConnection: async (connection) => held(connection).session.release(held(connection).broken),
  beginTransaction: async (connection, settings) => void (await held(connection).run(begin(settings))),
  commitTransaction: async (connection) => {
    const [result] = await held(connection).run('commit')
    // A commit after a failed statement answers with ROLLBACK and no error: without this the caller would believe it was saved.
    if (result?.command === 'ROLLBACK') throw new AbortedTransactionError()
  },
  rollbackTransaction: async (connection) => {
    if (held(connection).broken) return
    await held(connection)
      .run('rollback')
      .catch(() => (held(connection).broken = true))
  },
  destroy: async () => {},
})

/** `migrate` takes a lock of its own: Kysely's, given back in a failed transaction, would hide why a migration failed. */
class OwnLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** The one small Kysely dialect for both engines; both speak PostgreSQL. */
export const sessionDialect = (engine: Engine): Dialect => ({
  createAdapter: () => new OwnLockAdapter(),
  createDriver: () => sessionDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
