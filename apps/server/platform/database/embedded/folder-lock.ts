import { errorCode } from '../../errors/error-facts.ts'
import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseLockedError } from '../database-errors.ts'

interface Owner {
  pid: number
  /** When that process began, in kernel ticks. It distinguishes the owner from a later process with the same id. */
  began: string | null
  token: string
}

/** Folders that this process holds itself. Its own id in a lock file of another folder is from an earlier process. */
const heldHere = new Set<string>()

const beganAt = async (pid: number): Promise<string | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The process's name may contain blanks and brackets, so the fields are counted after its last bracket. The start is the 22nd.
  return stat === null ? null : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null)
}

/** Whether a process is there; one in another container is not seen from here. */
export const isRunning = (pid: number): boolean => {
  // Zero and negative ids mean process groups.
  if (pid < 1) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const isAlive = async ({ pid, began, token }: Owner): Promise<boolean> => {
  if (pid === process.pid) return heldHere.has(token)
  return isRunning(pid) && (began === null || began === (await beganAt(pid)))
}

const readOwner = async (file: string): Promise<Owner | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return JSON.parse(text) as Owner
  } catch {
    return { pid: -1, began: null, token: '' }
  }
}

/** Creates the lock file with its whole content, or not at all. */
const claim = async (file: string, owner: Owner): Promise<boolean> => {
  const draft = `${file}.${owner.token}`
  await writeFile(draft, JSON.stringify(owner))
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Milliseconds. A takeover is much shorter, so an older guard file is from a process that was killed during a takeover. */
const staleGuardMs = 10_000

/**
 * Removes a dead owner's lock. Only one process at a time may do so, and it checks again: otherwise a slow one would remove the lock of
 * the process that took over in between.
 */
const clear = async (file: string, dead: Owner): Promise<void> => {
  const guard = `${file}.takeover`
  try {
    await mkdir(guard)
  } catch {
    const began = (await stat(guard).catch(() => undefined))?.mtimeMs ?? Date.now()
    if (Date.now() - began > staleGuardMs) await rmdir(guard).catch(() => {})
    return
  }
  try {
    if ((await readOwner(file))?.token === dead.token) await rm(file, { force: true })
  } finally {
    await rmdir(guard)
  }
}

const attempts = 100
const pauseMs = 10

/**
 * Takes the folder for this process: two processes on one embedded database would diverge. The lock of a process
 * that was killed is recognised and taken over. Answers with the way to give it back.
 * @throws DatabaseLockedError when a living process holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'database.lock')
  const owner: Owner = { pid: process.pid, began: await beganAt(process.pid), token: randomUUID() }
  // Before the claim: from here on a process that sees the lock must find its owner alive.
  heldHere.add(owner.token)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await claim(file, owner)) {
      return async () => {
        heldHere.delete(owner.token)
        if ((await readOwner(file))?.token === owner.token) await rm(file, { force: true })
      }
    }
    const other = await readOwner(file)
    if (other && (await isAlive(other))) {
      heldHere.delete(owner.token)
      throw new DatabaseLockedError(
        `The embedded database in ${folder} is open in another process (${other.pid}). Stop that one, or set DATABASE_URL to use PostgreSQL.`,
      )
    }
    if (other) await clear(file, other)
    await pause(pauseMs)
  }
  heldHere.delete(owner.token)
  throw new DatabaseLockedError(`The embedded database in ${folder} is being opened by other processes at this moment. Try again.`)
}
