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

const openEmbedded = async ({ dataDir, inMemory, template, program }: DatabaseOptions): Promise<Database> => {
  if (inMemory)
    return opened(
      embeddedEngine(new EmbeddedClient({ folder: undefined, template, program }), async () => {}),
      'embedded',
    )
  const unlock = await lockFolder(dataDir)
  try {
    const folder = template === undefined ? await embeddedFolder(dataDir) : join(dataDir, 'database')
    return await opened(embeddedEngine(new EmbeddedClient({ folder, template, program }), unlock), 'embedded')
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
  options.url === undefined ? openEmbedded(options) : opened(postgresEngine(options.url, options.onError ?? (() => {})), 'postgres')

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
