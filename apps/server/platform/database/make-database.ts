import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { encodeParameter } from './encode-parameter.ts'
import { sessionDialect } from './session-dialect.ts'
import type { Engine } from './session.ts'
import type { Tables, Trx } from './tables.ts'
import { withoutSearchText } from './without-search-text.ts'

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
