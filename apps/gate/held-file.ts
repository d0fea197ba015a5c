import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether a person holds the bollard lowered, kept over a restart: a fire brigade's way must not close by itself. */
export const readHeld = (path: string): boolean => {
  try {
    return readFileSync(path, 'utf8').trim() === 'held'
  } catch {
    return false
  }
}

export const writeHeld = (path: string, held: boolean): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (held) writeFileSync(path, 'held\n', { mode: 0o600, flush: true })
  else rmSync(path, { force: true })
}
