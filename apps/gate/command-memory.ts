import { openJournal } from './outbox/journal.ts'

interface Remembered {
  id: string
  expires_at: string
}

/** The commands a gate has taken, so that none moves the bollard twice, also when it arrives again after a restart. */
export interface CommandMemory {
  /** True the first time; resolves when the id is on the disk, so the movement may begin. */
  isNew(command: Remembered, now: Date): Promise<boolean>
  close(): Promise<void>
}

/** An expired command is dropped for its expiry, so its id need not be remembered any longer. */
const stillCounts = (now: number) => (remembered: Remembered) => Date.parse(remembered.expires_at) + 60_000 > now

export const openCommandMemory = async (path: string, now: Date): Promise<CommandMemory> => {
  const journal = await openJournal(path)
  const open = (journal.records as Remembered[]).filter(stillCounts(now.getTime()))
  const known = new Map(open.map((remembered) => [remembered.id, remembered]))
  await journal.rewrite(open)

  const isNew = async ({ id, expires_at }: Remembered, at: Date): Promise<boolean> => {
    if (known.has(id)) return false
    known.set(id, { id, expires_at })
    await journal.append({ id, expires_at })
    if (known.size > 1000) for (const remembered of known.values()) if (!stillCounts(at.getTime())(remembered)) known.delete(remembered.id)
    return true
  }
  return { isNew, close: journal.close }
}
