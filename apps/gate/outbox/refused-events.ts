import type { GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { openJournal } from './journal.ts'

/** The newest that are kept: plates are personal data, and the disk of a gate is small. */
const mostKept = 1000

/** Events that the server said it can never store, for a person to look at. Nothing sends them again. */
export interface RefusedEvents {
  /** Resolves when they are on the disk. */
  keep(events: readonly GateEvent[]): Promise<void>
  close(): Promise<void>
}

/** Opens the file at `path`, one event in each line, the oldest first. */
export const openRefusedEvents = async (path: string): Promise<RefusedEvents> => {
  const journal = await openJournal(path)
  let kept = journal.records.slice(-mostKept)
  let lines = journal.records.length
  return {
    keep: async (events) => {
      kept = [...kept, ...events].slice(-mostKept)
      lines += events.length
      if (lines < 2 * mostKept) return void (await Promise.all(events.map((event) => journal.append(event))))
      lines = kept.length
      await journal.rewrite(kept)
    },
    close: journal.close,
  }
}
