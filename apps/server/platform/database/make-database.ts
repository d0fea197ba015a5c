import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
  type UnknownRow,
} from 'kysely'
import { DatabaseUnavailableError } from './database-errors.ts'
import { encodeParameter } from './values.ts'
import type { Engine, Session, StatementResult } from './session.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'
import type { Tables, Trx } from './db.ts'

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
const sessionDialect = (engine: Engine): Dialect => ({
  createAdapter: () => new OwnLockAdapter(),
  createDriver: () => sessionDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

const withoutColumn = ({ search_text, ...row }: UnknownRow): UnknownRow => row

/**
 * Takes `search_text` out of every answer. It repeats other columns for the search's index, so a whole row would carry names
 * and phones into audit values and answers a second time, and could not be written again. Conditions may use it; the types do not show it.
 */
const withoutSearchText: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) =>
    result.rows.some((row) => 'search_text' in row) ? { ...result, rows: result.rows.map(withoutColumn) } : result,
}

/**
 * Refuses a statement outside the transaction while its work runs: on the embedded engine it would wait for
 * ever for the only connection; on PostgreSQL it would exhaust the pool under load and not see the transaction's writes.
 */
const guarded = (engine: Engine, scope: AsyncLocalStorage<{ open: boolean }>): Engine => ({
  ...engine,
  acquire: async () => {
    if (scope.getStore()?.open) throw new Error('A statement was sent outside the open transaction from inside its work: use trx.')
    return engine.acquire()
  },
})

const execute = async (engine: Engine, sql: string, parameters: readonly unknown[]) => {
  const session = await engine.acquire()
  let broken = false
  try {
    const results = await session.run(sql, parameters.map(encodeParameter))
    return { rows: results.flatMap((result) => result.rows) }
  } catch (error) {
    // A text of several statements may have failed between its own begin and commit.
    if (parameters.length === 0) await session.run('rollback', []).catch(() => (broken = true))
    throw error
  } finally {
    session.release(broken)
  }
}

/** A database on an engine that is already open. */
export const makeDatabase = (engine: Engine, about: { engine: Database['engine']; version: string }): Database => {
  const scope = new AsyncLocalStorage<{ open: boolean }>()
  const safe = guarded(engine, scope)
  const kysely = new Kysely<Tables>({ dialect: sessionDialect(safe), plugins: [withoutSearchText] })
  const aside = new Kysely<Tables>({
    dialect: sessionDialect({ ...engine, acquire: () => engine.acquireAside() }),
    plugins: [withoutSearchText],
  })
  const inScope =
    <T>(work: (trx: Trx) => Promise<T>) =>
    (trx: Trx) => {
      const state = { open: true }
      return scope.run(state, () => work(trx)).finally(() => (state.open = false))
    }
  let closed: Promise<void> | undefined
  return {
    ...about,
    kysely,
    aside,
    transaction: (work) => kysely.transaction().execute(inScope(work)),
    snapshot: (work) => kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(inScope(work)),
    listen: (channel, onPayload, onReconnect = () => {}) => safe.listen(channel, onPayload, onReconnect),
    isListening: () => engine.isListening(),
    execute: (sql, parameters = []) => execute(safe, sql, parameters),
    close: () => (closed ??= engine.close()),
  }
}
