import { gateEventSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { v7 } from 'uuid'
import { openJournal } from './journal.ts'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** An event before the outbox gave it an id and a sequence number. */
export type NewEvent = Without<GateEvent, 'id' | 'sequence'>

/** Events that the server has not acknowledged yet. They are on the disk and survive a restart of the gate or of the broker. */
export interface Outbox {
  /** The event outlives the process at once. Resolves with it when a power cut cannot take it any more; rejects when the disk fails. */
  add(event: NewEvent): Promise<GateEvent>
  /** On the disk and not acknowledged, oldest first. */
  pending(): Iterable<GateEvent>
  /** How many are not acknowledged, with those that are on their way to the disk. */
  size(): number
  /** Removes events that the server has stored. */
  acknowledge(ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** The file is rewritten once it has this many records that are no longer needed. */
const compactAfter = 1000

interface Restored {
  pending: Map<string, GateEvent>
  sequence: number
}

const restore = (records: readonly unknown[]): Restored => {
  const pending = new Map<string, GateEvent>()
  let sequence = 0
  for (const record of records) {
    const { event, acknowledged, sequence: reached } = record as { event?: unknown; acknowledged?: string[]; sequence?: number }
    const parsed = gateEventSchema.safeParse(event)
    if (parsed.success) pending.set(parsed.data.id, parsed.data)
    for (const id of acknowledged ?? []) pending.delete(id)
    sequence = Math.max(sequence, parsed.data?.sequence ?? 0, reached ?? 0)
  }
  return { pending, sequence }
}

/** Opens the outbox kept at `path`; events left by an earlier process are pending again. */
export const openOutbox = async (path: string): Promise<Outbox> => {
  const journal = await openJournal(path)
  const restored = restore(journal.records)
  const { pending } = restored
  let { sequence } = restored
  let obsolete = journal.records.length - pending.size

  let writing = 0

  const add = async (event: NewEvent): Promise<GateEvent> => {
    sequence += 1
    const numbered: GateEvent = { ...event, id: v7(), sequence }
    writing += 1
    // Pending even when the disk fails: the event may still reach the server from memory.
    await journal.append({ event: numbered }).finally(() => {
      writing -= 1
      pending.set(numbered.id, numbered)
    })
    return numbered
  }
  const compact = (): Promise<void> => {
    obsolete = 0
    return journal.rewrite([{ sequence }, ...[...pending.values()].map((event) => ({ event }))])
  }
  const acknowledge = async (ids: readonly string[]): Promise<void> => {
    const known = ids.filter((id) => pending.delete(id))
    if (known.length === 0) return
    obsolete += known.length + 1
    // Not while an event is being written: it is not in `pending` yet, and the rewrite would drop it.
    if (obsolete >= compactAfter && writing === 0) await compact()
    else await journal.append({ acknowledged: known })
  }
  return { add, pending: () => pending.values(), size: () => pending.size + writing, acknowledge, close: journal.close }
}
