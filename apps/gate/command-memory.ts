import { commandFinishSeconds } from '@dovolilnice/contract/bollards/gate-command'
import { openJournal } from './outbox/journal.ts'

interface Remembered {
  id: string
  expires_at: string
  ended?: boolean
}

/** The commands that a gate has taken. It keeps a command that arrives twice, also after a restart, from moving the bollard twice. */
export interface CommandMemory {
  /** Those under way when the gate was switched off or killed, oldest first: nobody knows how far they came. */
  interrupted: readonly Remembered[]
  /** Resolves true for a new id, once the id is on the disk: only then may the movement begin. */
  isNew(command: Remembered, now: Date): Promise<boolean>
  /** Its outcome is reported. Not written, it is reported once more after a restart, which changes nothing. */
  end(command: Remembered): Promise<void>
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

/** An expired command is refused anyway, so its id is forgotten a minute after it expired; one that has no end yet once the server has given it up. */
const isWorthKeeping =
  (now: number) =>
  ({ expires_at, ended }: Remembered) =>
    Date.parse(expires_at) + 1000 * (ended ? 60 : commandFinishSeconds) > now

export const openCommandMemory = async (path: string, now: Date): Promise<CommandMemory> => {
  const journal = await openJournal(path)
  const kept = journal.records.filter(isRemembered).filter(isWorthKeeping(now.getTime()))
  const known = new Map(kept.map((remembered) => [remembered.id, remembered]))
  const interrupted = [...known.values()].filter(({ ended }) => !ended)
  await journal.rewrite([...known.values()])

  const isNew = async ({ id, expires_at }: Remembered, at: Date): Promise<boolean> => {
    if (known.has(id)) return false
    known.set(id, { id, expires_at })
    await journal.append({ id, expires_at })
    if (known.size > 1000)
      for (const remembered of known.values()) if (!isWorthKeeping(at.getTime())(remembered)) known.delete(remembered.id)
    return true
  }
  const end = ({ id, expires_at }: Remembered): Promise<void> => journal.append({ id, expires_at, ended: true }).catch(() => {})
  return { interrupted, isNew, end, close: journal.close }
}
