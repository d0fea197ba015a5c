import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
