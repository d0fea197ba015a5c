import { join } from 'node:path'
import type { Database } from './database.ts'
import { EmbeddedClient, embeddedFolder } from './embedded/embedded-client.ts'
import { embeddedEngine } from './embedded/embedded-engine.ts'
import { lockFolder } from './embedded/folder-lock.ts'
import { makeDatabase } from './make-database.ts'
import { migrate } from './migrate.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import type { Engine } from './session.ts'

export type { Database } from './database.ts'

export interface DatabaseOptions {
  /** `postgres://…`; absent: the embedded database in the data folder. */
  url?: string | undefined
  dataDir: string
  /** Embedded only: nothing is written to disk. For tests. */
  inMemory?: boolean
  /** Embedded only: a dumped data folder that a new database begins with. For tests. */
  template?: Uint8Array<ArrayBuffer>
  /** Embedded only: the database's program (a `WebAssembly.Module`), compiled once for many. For tests. */
  program?: object
  /** Called with errors of idle or listening connections; they never end the process. */
  onError?: (error: Error) => void
}

const oldestVersion = 15

const versionOf = async (engine: Engine): Promise<string> => {
  const session = await engine.acquire()
  try {
    const [result] = await session.run('show server_version', [])
    return String(result?.rows[0]?.['server_version']).split(' ')[0] ?? ''
  } finally {
    session.release()
  }
}

/** The engine is closed again when it does not answer, so that a failed start leaves nothing behind. */
const opened = async (engine: Engine, kind: Database['engine']): Promise<Database> => {
  try {
    const version = await versionOf(engine)
    if (Number.parseInt(version) < oldestVersion)
      throw new Error(`PostgreSQL ${oldestVersion} or newer is needed; the server is ${version}.`)
    return makeDatabase(engine, { engine: kind, version })
  } catch (error) {
    await engine.close().catch(() => {})
    throw error
  }
}

/** The database is closed, and its folder given back, when it does not answer. */
const openFolder = async (client: EmbeddedClient, unlock: () => Promise<void>): Promise<Database> => {
  try {
    return await opened(embeddedEngine(client, unlock), 'embedded')
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Begins to open the embedded database: its thread is at work when this resolves, whatever the caller does meanwhile.
 * @throws DatabaseLockedError when another process has the folder open
 */
export const beginEmbedded = async (options: DatabaseOptions): Promise<{ opening: Promise<Database> }> => {
  const { dataDir, inMemory, template, program } = options
  if (inMemory) return { opening: openFolder(new EmbeddedClient({ folder: undefined, template, program }), async () => {}) }
  const unlock = await lockFolder(dataDir)
  try {
    const folder = template === undefined ? await embeddedFolder(dataDir) : join(dataDir, 'database')
    return { opening: openFolder(new EmbeddedClient({ folder, template, program }), unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Opens the database: PostgreSQL when a url is given, the embedded one otherwise.
 * @throws DatabaseLockedError when another process has the embedded folder open
 * @throws DatabaseUnavailableError when the server does not answer
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.url === undefined
    ? (await beginEmbedded(options)).opening
    : opened(postgresEngine(options.url, options.onError ?? (() => {})), 'postgres')

/** The database with its tables brought to the present version. */
export const migrated = async (opening: Promise<Database>): Promise<Database> => {
  const database = await opening
  await migrate(database)
  return database
}

/** Opens the database with its tables as they are now. */
export const openMigrated = (options: DatabaseOptions): Promise<Database> => migrated(openDatabase(options))

/**
 * Makes the database of a new data folder, with its tables, before anything else is there: a product that is still to be built does so beside its build.
 * @throws DatabaseLockedError when another process has the folder open
 */
export const makeEmbeddedFolder = async (dataDir: string): Promise<void> => {
  const unlock = await lockFolder(dataDir)
  const makeTables = async (client: EmbeddedClient): Promise<void> => {
    const engine = embeddedEngine(client, async () => {})
    await migrate(makeDatabase(engine, { engine: 'embedded', version: '' }))
  }
  await embeddedFolder(dataDir, makeTables).finally(unlock)
}
