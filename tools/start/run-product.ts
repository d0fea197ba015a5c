import { resolve, join } from 'node:path'
import { type Config, readConfig } from '@dovolilnice/server/config'
import { foundBeside, isDemoToCome } from '@dovolilnice/server/found-beside'
import { beginEmbedded, type Database, migrated, openMigrated } from '@dovolilnice/server/open-database'
import { announcement } from './announce.ts'
import { simulateGates } from './simulated-gates.ts'
import { PlainError } from './plain-error.ts'
import type { Role } from '@dovolilnice/server/main'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

/**
 * Makes the data folder and writes into it once, so that a fault shows before anything is started.
 * @throws PlainError
 */
const needWritableFolder = (folder: string): void => {
  const trial = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(trial, '')
    rmSync(trial)
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/,.*$/, '') : String(error)
    throw new PlainError(`The data folder ${folder} cannot be written (${reason}): choose another with DATA_DIR.`)
  }
}

/** What the product keeps in its data folder. */
const own = ['audit', 'database', 'files', 'gates', 'keys', 'mail']

/** Its lock and what is written while that is taken, and a database that is being made; a copy (`database.sql`) is somebody's. */
const besideDatabase = /^database\.(?:new|lock(?:[-.].+)?)$/

/** Mode bits of the group and of everybody else. */
const others = 0o077

const isOpen = (folder: string): boolean => (statSync(folder).mode & others) !== 0

/**
 * Takes the data folder away from other accounts of this machine: it holds identity papers, mails and keys. Files of this process are its
 * owner's alone from now on (umask); a folder of an earlier start is put right. A folder that also holds something else (a home, `/tmp`)
 * keeps its mode, and only the product's own folders in it are closed.
 * @returns folders that stay open because they belong to another account
 */
export const closeToOthers = (folder: string): string[] => {
  process.umask(others)
  const names = readdirSync(folder)
  const isOwn = names.every((name) => own.includes(name) || besideDatabase.test(name))
  const folders = [...(isOwn ? [folder] : []), ...own.map((name) => join(folder, name)).filter((path) => existsSync(path))]
  return folders.filter(isOpen).filter((path) => {
    try {
      chmodSync(path, 0o700)
      return false
    } catch {
      return true
    }
  })
}

/**
 * Listens once and lets go: the database takes seconds to open, a port in use shows at once.
 * @throws the system's error, EADDRINUSE for instance
 */
const needFreePort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

const roles: Role[] = ['api', 'worker', 'bridge']

const isRole = (word: string): word is Role => roles.some((role) => role === word)

/**
 * The roles named on the command line; none named: all, in one process.
 * @throws PlainError for a word that is no role
 */
export const readRoles = (words: string[]): Role[] => {
  const unknown = words.find((word) => !isRole(word))
  if (unknown !== undefined) throw new PlainError(`${unknown} is no role: npm start, or npm start -- ${roles.join('|')}`)
  return words.length === 0 ? roles : roles.filter((role) => words.includes(role))
}

/**
 * What settings and words ask for, once nothing stands in its way: the data folder can be written and is this account's alone, the port is free.
 * @throws PlainError, ConfigError, the system's error
 */
export const readyToStart = async (words: string[]) => {
  const roles = readRoles(words)
  const config = { ...readConfig(process.env) }
  config.dataDir = resolve(config.dataDir)
  needWritableFolder(config.dataDir)
  const open = closeToOthers(config.dataDir)
  if (roles.includes('api')) await needFreePort(config.host, config.port)
  return { roles, config, open }
}

interface ProductOptions {
  /** Words after `npm start --`. */
  words: string[]
  /** Builds the web if its sources changed; absent in development, where Vite serves them. */
  buildWeb?: () => Promise<void>
  /** Ends the waiting for a database that does not answer, and for a demo town that is founded. */
  signal: AbortSignal
}

/** The embedded database, opened by its own thread while this one reads the server; a town that is to come is founded before. None with PostgreSQL. */
const beginDatabase = async (config: Config, signal: AbortSignal): Promise<{ opening?: Promise<Database> }> => {
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== undefined) return {}
  if (isDemoToCome(config)) return { opening: foundBeside(config, { say: console.error, signal }).then(() => openMigrated({ dataDir })) }
  const { opening } = await beginEmbedded({ dataDir })
  return { opening: migrated(opening) }
}

/**
 * Starts what the settings and words ask for and says so in the terminal.
 * @returns a function that ends it all
 */
export const runProduct = async ({ words, buildWeb = async () => {}, signal }: ProductOptions): Promise<() => Promise<void>> => {
  const started = performance.now()
  const { roles, config, open } = await readyToStart(words)
  if (open.length > 0) console.warn(`Other accounts of this machine may look into ${open.join(', ')}: chmod 700 closes it.`)
  const { opening } = await beginDatabase(config, signal)
  // The server waits for it, later; what fails before is not an unhandled rejection.
  opening?.catch(() => {})
  const { startServer } = await import('@dovolilnice/server/main')
  const pages = roles.includes('api') ? buildWeb() : Promise.resolve()
  pages.catch(() => {})
  const server = await startServer(config, roles, { opening, pages, signal })
  const simulates = server.simulatesGates && roles.includes('bridge')
  const stopGates = simulates ? await simulateGates(server, config.dataDir) : undefined
  const stopMachines = simulates ? await server.simulateMachines() : undefined
  console.log(
    announcement({ config, roles, server, gates: simulates ? server.devices : [], seconds: (performance.now() - started) / 1_000 }).join(
      '\n',
    ),
  )
  return async () => {
    await stopMachines?.()
    await stopGates?.()
    await server.close()
  }
}
