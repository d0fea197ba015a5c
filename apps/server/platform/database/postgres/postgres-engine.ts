import pg from 'pg'
import { DatabaseUnavailableError, StatementError } from '../database-errors.ts'
import { valueParser, type WireParameter } from '../values.ts'
import { PostgresListener } from './postgres-listener.ts'
import { statementNames } from './statement-names.ts'
import type { Engine, Session, StatementResult } from '../session.ts'
import { doneAs, limitsNow, noLimits } from '../work-limits.ts'

/** PostgreSQL's refusals keep their code; everything else the driver throws is a lost or refused connection. */
const translate = (error: unknown): Error => {
  if (error instanceof pg.DatabaseError) return new StatementError(error.message, error)
  const reason = error instanceof AggregateError ? error.errors[0] : error
  return new DatabaseUnavailableError(`The database cannot be reached: ${reason instanceof Error ? reason.message : reason}`, {
    cause: error,
  })
}

const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'dovolilnice',
  // Compiling a statement takes PostgreSQL 200 ms; the statements here are done sooner than that saves.
  options: '-c jit=off',
  keepAlive: true,
  connectionTimeoutMillis: 5_000,
  // An abandoned transaction would lock its rows for ever; `work-limits.ts` says when it ends sooner.
  idle_in_transaction_session_timeout: 300_000,
  types: { getTypeParser: valueParser as pg.CustomTypesConfig['getTypeParser'] },
})

type Names = ReturnType<typeof statementNames>

const resultOf = ({ rows, command, rowCount }: pg.QueryResult<Record<string, unknown>>): StatementResult => ({
  rows,
  command,
  affected: rowCount ?? 0,
})

/** PostgreSQL refuses a prepared statement whose columns are others since a migration. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')

const query = async (client: pg.PoolClient, names: Names, sql: string, values: WireParameter[]): Promise<unknown> => {
  const name = values.length === 0 ? undefined : names.of(sql)
  if (name === undefined) return client.query(sql, values)
  try {
    return await client.query({ name, text: sql, values })
  } catch (error) {
    if (!isOutdated(error)) throw error
    names.forget(sql)
    // In a transaction, which has failed by now, the caller gets the first error.
    return client.query(sql, values).catch(() => {
      throw error
    })
  }
}

const run = async (client: pg.PoolClient, names: Names, sql: string, parameters: readonly WireParameter[]): Promise<StatementResult[]> => {
  try {
    // A text of several statements gives an array, which the driver's types do not say.
    const results = await query(client, names, sql, [...parameters])
    return [results].flat().map((result) => resultOf(result as pg.QueryResult<Record<string, unknown>>))
  } catch (error) {
    throw translate(error)
  }
}

const sessionOn = (client: pg.PoolClient, names: Names): Session => ({
  run: (sql, parameters) => run(client, names, sql, parameters),
  release: (broken) => client.release(broken),
})

/** A pool whose connections have the limits of what they are taken for. */
const limitedPool = (url: string, max: number, onError: (error: Error) => void) => {
  const pool = new pg.Pool({ ...connectionOptions(url), max, idleTimeoutMillis: 30_000 })
  // Without listeners a connection lost while idle, or while held between two statements, would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  const names = statementNames()
  const limitsOf = new WeakMap<pg.PoolClient, string>()
  const limit = async (client: pg.PoolClient): Promise<void> => {
    const limits = limitsNow()
    if ((limitsOf.get(client) ?? noLimits) === limits) return
    await client.query(limits)
    limitsOf.set(client, limits)
  }
  const acquire = async (): Promise<Session> => {
    try {
      const client = await pool.connect()
      await limit(client).catch((error: unknown) => {
        client.release(true)
        throw error
      })
      return sessionOn(client, names)
    } catch (error) {
      throw translate(error)
    }
  }
  return { acquire, end: () => pool.end() }
}

/** PostgreSQL behind a pool, with one connection of its own for notifications, and one for looks beside the pool. */
export const postgresEngine = (url: string, onError: (error: Error) => void): Engine => {
  const pool = limitedPool(url, 10, onError)
  const aside = limitedPool(url, 1, onError)
  const listener = new PostgresListener(url, onError)
  return {
    acquire: pool.acquire,
    acquireAside: () => doneAs('call', aside.acquire),
    listen: (channel, onPayload, onReconnect) => listener.listen(channel, onPayload, onReconnect),
    isListening: () => listener.isConnected(),
    close: async () => {
      await listener.close()
      await Promise.all([pool.end(), aside.end()])
    },
  }
}
