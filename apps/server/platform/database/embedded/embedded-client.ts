import { DatabaseUnavailableError, StatementError, type StatementErrorFields } from '../database-errors.ts'
import type { WireParameter } from '../values.ts'
import type { StatementResult } from '../session.ts'
import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

/** How the embedded database's worker is opened: a folder, or memory; a template is loaded into an empty one. */
export interface EmbeddedOptions {
  folder: string | undefined
  /** A folder that is not there yet: what is made in memory lies in it once it is closed. */
  writtenTo?: string
  template?: Uint8Array<ArrayBuffer> | undefined
  /** The compiled program of the database (a `WebAssembly.Module`), where it is opened many times; otherwise each worker compiles it. */
  program?: object | undefined
}

export type EmbeddedRequest =
  | { kind: 'run'; sql: string; parameters: readonly WireParameter[] }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'dump' }
  | { kind: 'close' }

export type EmbeddedMessage =
  | { id: number; result: StatementResult[] | Uint8Array | undefined }
  | { id: number; error: { message: string; fields: StatementErrorFields | undefined } }
  | { channel: string; payload: string }

interface Waiting {
  resolve(result: StatementResult[] | Uint8Array | undefined): void
  reject(error: Error): void
}

const errorOf = ({ message, fields }: { message: string; fields: ConstructorParameters<typeof StatementError>[1] | undefined }): Error =>
  fields ? new StatementError(message, fields) : new Error(message)

/**
 * The database's program is compiled once and quickly. Compiled anew for speed it would answer a third faster some day, but that takes
 * seconds of the processor after each start, and half a gigabyte while it goes on.
 */
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

/** The main thread's end of the embedded database's worker. */
export class EmbeddedClient {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  #lastId = 0
  #lost: DatabaseUnavailableError | undefined

  constructor(options: EmbeddedOptions) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: options, name: 'database' })
    this.#worker.on('message', (message: EmbeddedMessage) => this.#receive(message))
    this.#worker.on('error', (error) => this.#lose(error))
    this.#worker.on('exit', () => this.#lose())
  }

  async run(sql: string, parameters: readonly WireParameter[]): Promise<StatementResult[]> {
    const results = await this.#ask({ kind: 'run', sql, parameters })
    return Array.isArray(results) ? results : []
  }

  /** The whole data folder as a tar archive, from which another one can be opened. */
  async dump(): Promise<Uint8Array> {
    const archive = await this.#ask({ kind: 'dump' })
    if (archive instanceof Uint8Array) return archive
    throw new Error('The embedded database gave no archive of its folder.')
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onPayload))
    if (listeners.size === 1) await this.#ask({ kind: 'listen', channel })
    return async () => {
      if (!listeners.delete(onPayload) || listeners.size > 0 || this.#lost) return
      this.#listeners.delete(channel)
      await this.#ask({ kind: 'unlisten', channel })
    }
  }

  async close(): Promise<void> {
    if (this.#lost) return
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve))
    await this.#ask({ kind: 'close' })
    await exited
  }

  #ask(request: EmbeddedRequest): Promise<StatementResult[] | Uint8Array | undefined> {
    if (this.#lost) return Promise.reject(this.#lost)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, request })
    })
  }

  #receive(message: EmbeddedMessage): void {
    if ('channel' in message) {
      for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.payload)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if ('error' in message) waiting?.reject(errorOf(message.error))
    else waiting?.resolve(message.result)
  }

  #lose(cause?: unknown): void {
    this.#lost ??= new DatabaseUnavailableError('The embedded database has stopped.', { cause })
    for (const waiting of this.#waiting.values()) waiting.reject(this.#lost)
    this.#waiting.clear()
  }
}

/** A thousand files at once are more than some accounts may open. */
const mostOpen = 64

/** Writes to the disk what lies in a folder, and the folder: a name that a power cut leaves never stands for less. */
const writeThrough = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sync = async (path: string) => {
    const file = await open(path)
    await file.sync().finally(() => file.close())
  }
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
  while (paths.length > 0) await Promise.all(paths.splice(0, mostOpen).map(sync))
}

/**
 * The folder of the embedded database, with an empty one in it where there was none. It is made in memory, which takes a third less, by a thread of its
 * own, which takes four hundred megabytes and gives them back as it ends, and written beside its place; whoever is killed meanwhile leaves nothing that
 * looks like a database.
 * @param fill what a new one begins with
 */
export const embeddedFolder = async (dataDir: string, fill = async (_client: EmbeddedClient): Promise<void> => {}): Promise<string> => {
  const folder = join(dataDir, 'database')
  if (existsSync(folder)) return folder
  const made = `${folder}.new`
  await rm(made, { recursive: true, force: true })
  const client = new EmbeddedClient({ folder: undefined, writtenTo: made })
  await fill(client).finally(() => client.close())
  await writeThrough(made)
  await rename(made, folder)
  return folder
}
