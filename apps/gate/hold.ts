import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether a person holds the bollard lowered. The file keeps it over a restart: a fire brigade's access must not close by itself. */
export interface Hold {
  isHeld(): boolean
  /** @throws Error when the disk fails; the hold is then in force until the process ends */
  set(held: boolean): void
}

const readFile = (path: string): boolean => {
  try {
    return readFileSync(path, 'utf8').trim() === 'held'
  } catch {
    return false
  }
}

/** Opens the hold kept at `path`; no file means not held. */
export const openHold = (path: string): Hold => {
  let held = readFile(path)
  const set = (wanted: boolean): void => {
    held = wanted
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (held) writeFileSync(path, 'held\n', { mode: 0o600, flush: true })
    else rmSync(path, { force: true })
  }
  return { isHeld: () => held, set }
}
