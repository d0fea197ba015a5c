import { openJournal } from './outbox/journal.ts'

interface Remembered {
  id: string
  expires_at: string
}

/** The commands that a gate has taken. It keeps a command that arrives twice, also after a restart, from moving the bollard twice. */
export interface CommandMemory {
  /** Resolves true for a new id, once the id is on the disk: only then may the movement begin. */
  isNew(command: Remembered, now: Date): Promise<boolean>
  close(): Promise<void>
}

/** What the journal of commands holds, whoever wrote it. */
const isRemembered = (record: unknown): record is Remembered =>
  typeof record === 'object' &&
  record !== null &&
  'id' in record &&
  typeof record.id === 'string' &&
  'expires_at' in record &&
  typeof record.expires_at === 'string'

/** An expired command is refused anyway, so its id is forgotten a minute after it expired. */
const isWorthKeeping = (now: number) => (remembered: Remembered) => Date.parse(remembered.expires_at) + 60_000 > now

export const openCommandMemory = async (path: string, now: Date): Promise<CommandMemory> => {
  const journal = await openJournal(path)
  const open = journal.records.filter(isRemembered).filter(isWorthKeeping(now.getTime()))
  const known = new Map(open.map((remembered) => [remembered.id, remembered]))
  await journal.rewrite(open)

  const isNew = async ({ id, expires_at }: Remembered, at: Date): Promise<boolean> => {
    if (known.has(id)) return false
    known.set(id, { id, expires_at })
    await journal.append({ id, expires_at })
    if (known.size > 1000)
      for (const remembered of known.values()) if (!isWorthKeeping(at.getTime())(remembered)) known.delete(remembered.id)
    return true
  }
  return { isNew, close: journal.close }
}
