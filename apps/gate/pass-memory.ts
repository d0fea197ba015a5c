import { openJournal } from './outbox/journal.ts'
import { failure, type GateLog } from './log.ts'

/** What a gate remembers of passes and codes, also after a restart and without a link. */
export interface PassMemory {
  /** How often a pass has opened here. */
  uses(pass: string): number
  /** It opens once more (1), or the vehicle did not come (-1). */
  note(pass: string, by: 1 | -1, now: Date): void
  /** Whether so many wrong codes were typed that no code is looked at now. */
  isLocked(now: Date): boolean
  /** Somebody typed a code that there is not. */
  noteWrong(now: Date): void
  close(): Promise<void>
}

/** So many wrong codes are looked at in so long; a code of six digits is not found by trying. */
const mostWrong = 5
const wrongMs = 600_000
/** Passes are issued a month ahead and last a week at most: after that none of them opens any more. */
const keptMs = 45 * 86_400_000

/** `pass` empty: a wrong code. */
interface Noted {
  pass: string
  by: number
  at: number
}

const isNoted = (record: unknown): record is Noted =>
  typeof record === 'object' &&
  record !== null &&
  'pass' in record &&
  typeof record.pass === 'string' &&
  'by' in record &&
  typeof record.by === 'number' &&
  'at' in record &&
  typeof record.at === 'number'

/** Counts in memory, so that no driver waits for the disk, and writes beside it. */
export const openPassMemory = async (path: string, now: Date, log: GateLog): Promise<PassMemory> => {
  const journal = await openJournal(path)
  // A clock that was ahead must not make a wrong code last for ever.
  const near = (at: number, ms: number, moment: Date): boolean => Math.abs(moment.getTime() - at) < ms
  const open = journal.records.filter(isNoted).filter(({ pass, at }) => near(at, pass === '' ? wrongMs : keptMs, now))
  await journal.rewrite(open)
  const uses = new Map<string, number>()
  let wrong: number[] = []
  const count = ({ pass, by, at }: Noted): void => {
    if (pass === '') wrong.push(at)
    else uses.set(pass, (uses.get(pass) ?? 0) + by)
  }
  open.forEach(count)
  const keep = (noted: Noted): void => {
    count(noted)
    journal.append(noted).catch((error: unknown) => log.error(failure(error), 'the use of a pass could not be written to the disk'))
  }
  return {
    uses: (pass) => uses.get(pass) ?? 0,
    note: (pass, by, at) => keep({ pass, by, at: at.getTime() }),
    isLocked: (moment) => {
      wrong = wrong.filter((at) => near(at, wrongMs, moment))
      return wrong.length >= mostWrong
    },
    noteWrong: (at) => keep({ pass: '', by: 1, at: at.getTime() }),
    close: journal.close,
  }
}
