import { gateEventSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { v7 } from 'uuid'
import { openJournal } from './journal.ts'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** An event before the outbox has given it its id and its place in the sequence. */
export type NewEvent = Without<GateEvent, 'id' | 'sequence'>

/** Events that the server has not acknowledged yet. They outlive the process, the link and the broker. */
export interface Outbox {
  /** Resolves with the event once it is on the disk; rejects when the disk fails. */
  add(event: NewEvent): Promise<GateEvent>
  /** On the disk and not acknowledged, oldest first. */
  pending(): Iterable<GateEvent>
  size(): number
  /** Forgets events that are safe in the server's database. */
  acknowledge(ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** So many acknowledged records are worth rewriting the file for. */
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

/** Opens the outbox kept at `path`; what an earlier process left is pending again. */
export const openOutbox = async (path: string): Promise<Outbox> => {
  const journal = await openJournal(path)
  const restored = restore(journal.records)
  const { pending } = restored
  let { sequence } = restored
  let dead = journal.records.length - pending.size

  let writing = 0

  const add = async (event: NewEvent): Promise<GateEvent> => {
    sequence += 1
    const numbered: GateEvent = { ...event, id: v7(), sequence }
    writing += 1
    // Also when the disk fails: an event in memory may still reach the server.
    await journal.append({ event: numbered }).finally(() => {
      writing -= 1
      pending.set(numbered.id, numbered)
    })
    return numbered
  }
  const compact = (): Promise<void> => {
    dead = 0
    return journal.rewrite([{ sequence }, ...[...pending.values()].map((event) => ({ event }))])
  }
  const acknowledge = async (ids: readonly string[]): Promise<void> => {
    const known = ids.filter((id) => pending.delete(id))
    if (known.length === 0) return
    dead += known.length + 1
    // Never while an event is being written: it is not pending yet, so the rewrite would drop it.
    if (dead >= compactAfter && writing === 0) await compact()
    else await journal.append({ acknowledged: known })
  }
  return { add, pending: () => pending.values(), size: () => pending.size, acknowledge, close: journal.close }
}
