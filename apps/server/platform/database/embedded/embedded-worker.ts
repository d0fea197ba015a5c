/**
 * The embedded database in its own thread. In the main thread a heavy statement would stop the event loop for seconds.
 * Requests are answered in the order they come; the main thread decides whose turn it is.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { parse, PGlite, protocol } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { StatementErrorFields } from '../database-errors.ts'
import type { WireParameter } from '../encode-parameter.ts'
import type { EmbeddedMessage, EmbeddedOptions, EmbeddedRequest } from './embedded-protocol.ts'
import type { StatementResult } from '../session.ts'
import { valueParsers } from '../value-parsers.ts'

/**
 * PGlite would take 160 MB for shared buffers; the operating system keeps the files in memory anyway. The other parameters are its own: they
 * cannot be added to, only given anew.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

const open = ({ folder, template }: EmbeddedOptions): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([template]) }),
    parsers: valueParsers,
    startParams,
    // Every migrated folder has indexes of this extension: without it they cannot be read.
    extensions: { pg_trgm },
  })

/**
 * One statement with its parameters, as one message of the extended protocol: `query` of PGlite would send six, and ask for the types of
 * parameters that arrive in PostgreSQL's text form already. It takes a third to two thirds of the time.
 */
const runWithParameters = async (db: PGlite, sql: string, values: readonly WireParameter[]) => {
  const { parse: prepare, bind, describe, execute, sync } = protocol.serialize
  const message = [prepare({ text: sql }), bind({ values: [...values] }), describe({ type: 'P' }), execute({}), sync()]
  return parse.parseResults(await db.execProtocolStream(Buffer.concat(message)), valueParsers)
}

const run = async (db: PGlite, sql: string, parameters: readonly WireParameter[]): Promise<StatementResult[]> => {
  const results = parameters.length === 0 ? await db.exec(sql) : await runWithParameters(db, sql, parameters)
  return results.map((result) => ({
    rows: result.rows as Record<string, unknown>[],
    command: 'command' in result ? String(result.command) : '',
    affected: result.affectedRows ?? 0,
  }))
}

const stops = new Map<string, () => Promise<void>>()

const act = async (db: PGlite, request: EmbeddedRequest): Promise<StatementResult[] | Uint8Array | undefined> => {
  switch (request.kind) {
    case 'run':
      return run(db, request.sql, request.parameters)
    case 'listen': {
      const { channel } = request
      stops.set(channel, await db.listen(channel, (payload) => post({ channel, payload })))
      return
    }
    case 'unlisten':
      await stops.get(request.channel)?.()
      stops.delete(request.channel)
      return
    case 'dump':
      return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
    case 'close':
      await db.close()
      return
  }
}

const port = parentPort
if (!port) throw new Error('This file is the body of a worker thread.')
const post = (message: EmbeddedMessage): void => port.postMessage(message)

/** An Error keeps only its message across threads, so PostgreSQL's fields travel beside it. */
const describe = (error: unknown): { message: string; fields: StatementErrorFields | undefined } => {
  const { message, code, constraint, table, column, detail, severity } = error as Error & StatementErrorFields
  return { message, fields: code === undefined ? undefined : { code, constraint, table, column, detail, severity } }
}

const db = open(workerData as EmbeddedOptions)

const answer = async (id: number, request: EmbeddedRequest): Promise<void> => {
  try {
    post({ id, result: await act(await db, request) })
  } catch (error) {
    post({ id, error: describe(error) })
  }
  if (request.kind === 'close') port.close()
}

let last = Promise.resolve()
port.on('message', ({ id, request }: { id: number; request: EmbeddedRequest }) => {
  last = last.then(() => answer(id, request))
})
