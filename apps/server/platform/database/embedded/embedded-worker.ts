/**
 * The embedded database in its own thread. In the main thread a heavy statement would stop the event loop for seconds.
 * Requests are answered in the order they come; the main thread decides whose turn it is.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { parse, PGlite, protocol } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { StatementErrorFields } from '../database-errors.ts'
import { valueParsers, type WireParameter } from '../values.ts'
import type { EmbeddedMessage, EmbeddedOptions, EmbeddedRequest } from './embedded-client.ts'
import type { StatementResult } from '../session.ts'

/**
 * PGlite's default of 160 MB for shared buffers is not needed: the operating system caches the files. The other parameters are its defaults:
 * the option replaces all of them.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

const open = ({ folder, template, program }: EmbeddedOptions): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([template]) }),
    ...(program === undefined ? {} : { pgliteWasmModule: program }),
    parsers: valueParsers,
    startParams,
    // Every migrated folder has indexes of this extension: without it they cannot be read.
    extensions: { pg_trgm },
  })

/** Statements that PostgreSQL has parsed already, by their text. */
const prepared = new Map<string, string>()
const mostPrepared = 500
let statements = 0

/** A name of a prepared statement, and the message that prepares it where it is new. */
const prepare = async (db: PGlite, text: string): Promise<{ name: string; message: Uint8Array }> => {
  const known = prepared.get(text)
  if (known !== undefined) return { name: known, message: new Uint8Array() }
  if (prepared.size >= mostPrepared) await forget(db)
  const name = `s${++statements}`
  return { name, message: protocol.serialize.parse({ text, name }) }
}

const forget = async (db: PGlite): Promise<void> => {
  prepared.clear()
  await db.exec('deallocate all')
}

/** What changes no table. After anything else a prepared `select *` would answer with the columns of before, which PostgreSQL refuses. */
const harmless = new Set(['BEGIN', 'COMMIT', 'ROLLBACK', 'SET', 'SELECT', 'INSERT', 'UPDATE', 'DELETE'])

/** Never prepared: making room for a statement is refused in a failed transaction, and then nothing could end it. */
const endsOrBegins = /^\s*(begin|commit|rollback|savepoint|release)\b/i

/**
 * One statement, prepared once and sent as one message of the extended protocol: `query` of PGlite would parse it anew, send six messages,
 * and ask for the types of parameters that arrive in PostgreSQL's text form already.
 */
const runPrepared = async (db: PGlite, sql: string, values: readonly WireParameter[]) => {
  const { bind, describe, execute, sync } = protocol.serialize
  const { name, message } = await prepare(db, sql)
  const parts = [message, bind({ statement: name, values: [...values] }), describe({ type: 'P' }), execute({}), sync()]
  try {
    const results = parse.parseResults(await db.execProtocolStream(Buffer.concat(parts)), valueParsers)
    prepared.set(sql, name)
    return results
  } catch (error) {
    // It may have been parsed before it failed. To close a name that is none is no error, also in a failed transaction.
    if (!prepared.has(sql)) await db.execProtocolStream(Buffer.concat([protocol.serialize.close({ type: 'S', name }), sync()]))
    throw error
  }
}

const run = async (db: PGlite, sql: string, parameters: readonly WireParameter[]): Promise<StatementResult[]> => {
  const isOne = parameters.length > 0 || (!sql.includes(';') && !endsOrBegins.test(sql))
  const found = isOne ? await runPrepared(db, sql, parameters) : await db.exec(sql)
  const results = found.map((result) => ({
    rows: result.rows as Record<string, unknown>[],
    command: 'command' in result ? String(result.command) : '',
    affected: result.affectedRows ?? 0,
  }))
  if (prepared.size > 0 && results.some(({ command }) => !harmless.has(command))) await forget(db)
  return results
}

/** Where the database lies among the files of PGlite. */
const place = '/pglite/data'

/** Writes a folder that is in memory to the disk. */
const writeFolder = (files: PGlite['Module']['FS'], from: string, to: string): void => {
  mkdirSync(to, { mode: 0o700 })
  for (const name of files.readdir(from).filter((one: string) => one !== '.' && one !== '..')) {
    const path = `${from}/${name}`
    if (files.isDir(files.stat(path).mode)) writeFolder(files, path, join(to, name))
    else writeFileSync(join(to, name), files.readFile(path), { mode: 0o600 })
  }
}

const close = async (db: PGlite): Promise<void> => {
  const { FS } = db.Module
  await db.close()
  if (options.writtenTo !== undefined) writeFolder(FS, place, options.writtenTo)
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
      await close(db)
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

const options: EmbeddedOptions = workerData
const db = open(options)

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
