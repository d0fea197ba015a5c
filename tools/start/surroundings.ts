import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { PlainError } from './plain-error.ts'

/**
 * Makes the data folder and writes into it once, so that a fault shows before anything is started.
 * @throws PlainError
 */
export const needWritableFolder = (folder: string): void => {
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
  const isOwn = names.every((name) => own.includes(name) || name.startsWith('database.lock'))
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
export const needFreePort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
