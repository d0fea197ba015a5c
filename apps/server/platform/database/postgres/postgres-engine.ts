import pg from 'pg'
import { DatabaseUnavailableError, StatementError } from '../database-errors.ts'
import { valueParser, type WireParameter } from '../values.ts'
import { PostgresListener } from './postgres-listener.ts'
import type { Engine, Session, StatementResult } from '../session.ts'
import { doneAs, limitsNow, noLimits, usualRest } from '../work-limits.ts'
import { createHash } from 'node:crypto'

/** The most texts that are prepared, on each connection: the product's own, not the many of a list of values that is never the same length. */
const mostNames = 400
/** From this call on a text has a name. */
const secondCall = 2

/**
 * Names for statements that come again, so that the server parses each once for a connection and may keep its plan: to plan a list's page takes longer
 * than to run it. Only texts that begin with `select`, `with` or `insert`; others run once in a call, and several with `;` between cannot be prepared. None
 * with `ilike`: a plan that is kept knows no words, so for rare ones it reads a large table in time's order instead of by their index.
 *
 * A name is the SHA-256 of its text: where a pooler gives one connection to several processes in turn, a name never means another text.
 */
export const statementNames = () => {
  const calls = new Map<string, number>()
  const names = new Map<string, string>()
  let forgotten = 0
  return {
    /** The name of a text, or undefined while it has none. */
    of: (sql: string): string | undefined => {
      const known = names.get(sql)
      if (known !== undefined || names.size >= mostNames || !/^(select|with|insert)\b(?!.*(;| ilike \$))/s.test(sql)) return known
      const count = (calls.get(sql) ?? 0) + 1
      if (calls.size >= 10 * mostNames) calls.clear()
      calls.set(sql, count)
      if (count < secondCall) return undefined
      calls.delete(sql)
      const name = createHash('sha256').update(`${forgotten}\n${sql}`).digest('base64url')
      names.set(sql, name)
      return name
    },
    /** The text gets a new name: after a migration the columns of `select *` differ from those that were prepared. */
    forget: (sql: string): void => {
      names.delete(sql)
      forgotten += 1
    },
  }
}

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
  idle_in_transaction_session_timeout: usualRest,
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
  const name = names.of(sql)
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
