import { constants, existsSync, truncateSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseLockedError } from '../database-errors.ts'

/** What SQLite answers: another connection writes; the file is no database. */
const [busy, noDatabase] = [5, 26]

const answerOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined)

/** Milliseconds that a question of another process may hold up a claim. */
const patience = 100

/** The locks of this process: one that nobody refers to would be collected, and given back by that. */
const held = new Set<DatabaseSync>()

/** Begins to write, which the system lets one connection do at a time, and leaves the number of this process for others to read. */
const claim = (lock: DatabaseSync): boolean => {
  try {
    lock.exec(`pragma synchronous = off; begin immediate; pragma user_version = ${process.pid}; commit; begin immediate`)
    return true
  } catch (error) {
    if (answerOf(error) === busy) return false
    throw error
  }
}

const ownerOf = (lock: DatabaseSync): unknown => lock.prepare('pragma user_version').get()?.user_version

/** The open lock file. What an earlier version left, or half wrote, is emptied: a file that took its place would be another to who has this one open. */
const openLock = (file: string): DatabaseSync => {
  const open = () => new DatabaseSync(file, { timeout: patience })
  const lock = open()
  try {
    ownerOf(lock)
  } catch (error) {
    if (answerOf(error) === busy) return lock
    lock.close()
    if (answerOf(error) !== noDatabase) throw error
    truncateSync(file)
    return open()
  }
  return lock
}

/**
 * Takes the folder for this process: two processes on one embedded database would diverge. The lock is the system's own on the file of an empty
 * SQLite database: it also holds against another container, whose processes are not seen from here, and ends with the process that has it, however
 * that ends. The file stays: who removed it could take it from under another. Answers with the way to give the folder back.
 * @throws DatabaseLockedError when a living process holds it; the system's error where the folder cannot be written
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'database.lock')
  // The system names the place that is not to be written; SQLite does not.
  for (const path of [folder, file]) if (existsSync(path)) await access(path, constants.W_OK)
  const lock = openLock(file)
  if (claim(lock)) {
    held.add(lock)
    return async () => {
      if (held.delete(lock)) lock.close()
    }
  }
  const owner = ownerOf(lock)
  lock.close()
  throw new DatabaseLockedError(
    `The embedded database in ${folder} is open in another process (${owner}). Stop that one, or set DATABASE_URL to use PostgreSQL.`,
  )
}
