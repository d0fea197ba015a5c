import { gateHoldSchema, type GateHold } from '@dovolilnice/contract/bollards/gate-state'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { NIL } from 'uuid'
import { replaceFileNow, syncFolderNow } from '../replace-file.ts'

/** A person's hold of the bollard, until an instant. The file keeps it over a restart: a fire brigade's access must not close early. */
export interface Hold {
  /** The hold in force, or undefined. */
  current(): GateHold | undefined
  /** Begins a hold, gives it another end, or ends it (undefined). */
  set(hold: GateHold | undefined): void
  /** Writes to the disk what was set, so that a restart knows it too. @throws Error when the disk fails; what was set is in force all the same */
  keep(): void
  close(): void
}

export interface HoldOptions {
  path: string
  /** The server's time. */
  clock: () => Date
  /** Whether that is told by the server by now: a device that has just started may have any time, and a hold of before must not end by it. */
  isTimeTrusted?: () => boolean
  /** Called when a hold has reached its end. */
  onEnd: () => void
}

/** The end is looked up again after this many milliseconds at the latest, so that a clock that is set right meanwhile counts. */
const lookMs = 30_000

const parseFile = (path: string): GateHold => gateHoldSchema.parse(JSON.parse(readFileSync(path, 'utf8')))

const readHold = (path: string): GateHold | undefined => {
  try {
    return parseFile(path)
  } catch {
    return undefined
  }
}

const writeHold = (path: string, hold: GateHold | undefined): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (hold !== undefined) return replaceFileNow(path, JSON.stringify(hold))
  rmSync(path, { force: true })
  syncFolderNow(path)
}

/** Opens the hold kept at `path`; no file, or one whose end has passed, means not held. The gate ends a hold itself, also without a link. */
export const openHold = ({ path, clock, isTimeTrusted = () => true, onEnd }: HoldOptions): Hold => {
  let hold = readHold(path)
  let timer: NodeJS.Timeout | undefined
  let began = performance.now()
  /** By the time, and never longer than it was to last: a clock that is set back must not keep the way open. */
  const leftMs = (): number => {
    if (hold === undefined) return 0
    const until = Date.parse(hold.until)
    const byTime = isTimeTrusted() ? until - clock().getTime() : Infinity
    return Math.min(byTime, until - Date.parse(hold.since) - (performance.now() - began))
  }

  const watch = (): void => {
    clearTimeout(timer)
    if (hold !== undefined) timer = setTimeout(look, Math.min(Math.max(leftMs(), 0), lookMs))
  }
  const look = (): void => {
    if (leftMs() > 0) return watch()
    hold = undefined
    try {
      writeHold(path, undefined)
    } catch {
      // A file that stays is past its end and counts as none.
    }
    onEnd()
  }
  watch()
  return {
    current: () => (leftMs() > 0 ? hold : undefined),
    set: (next) => {
      hold = next
      began = performance.now()
      watch()
    },
    keep: () => writeHold(path, hold),
    close: () => clearTimeout(timer),
  }
}

/** That somebody works at the bollard. It lasts until a person ends it: whoever works late must not be surprised. */
export type Service = Pick<Hold, 'current' | 'set' | 'keep'>

/** A file that is there and cannot be read says that somebody works there, though not since when: nothing may move onto them. */
const readService = (path: string): GateHold | undefined => {
  try {
    return parseFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    const now = new Date().toISOString()
    return { command_id: NIL, since: now, until: now }
  }
}

/** Opens the service kept at `path`, which a restart does not end */
export const openService = (path: string): Service => {
  let service = readService(path)
  return {
    current: () => service,
    set: (next) => {
      service = next
    },
    keep: () => writeHold(path, service),
  }
}
