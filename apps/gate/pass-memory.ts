import type { Past } from '@dovolilnice/contract/access/may-pass'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { createHash } from 'node:crypto'
import { openJournal } from './outbox/journal.ts'
import { failure, type GateLog } from './log.ts'

/** What a gate remembers of passes, codes and entries, also after a restart and without a link. */
export interface PassMemory extends Past {
  /** A pass or permit opens once more (1), or the vehicle did not come (-1); `now` is when it opened. */
  note(pass: string, by: 1 | -1, now: Date): void
  /** A vehicle has entered by a credential, as the list names it, of a permit. */
  noteInside(permit: string, credential: string, now: Date): void
  /** Whether so many wrong codes were typed that no code is looked at now. */
  isLocked(now: Date): boolean
  /** Somebody typed a code that there is not. */
  noteWrong(now: Date): void
  close(): Promise<void>
}

/** So many wrong codes are looked at in so long; a code of six digits is not found by trying. */
const mostWrong = 5
const wrongMs = 600_000
/** How long an opening is remembered: passes of so many ways last less, entries are counted by the month. */
const keptMs = 45 * 86_400_000
/** Nobody counts as inside for longer. */
const insideMs = 86_400_000
/** The file is written anew without what is too old once so many records have been added. */
const compactAfter = 1000

/** `pass` empty: a wrong code. With `inside` nothing is counted: a vehicle has entered by this credential, of which a part of a hash is kept. */
interface Noted {
  pass: string
  by: number
  at: number
  inside?: string
}

const isNoted = (record: unknown): record is Noted =>
  typeof record === 'object' &&
  record !== null &&
  'pass' in record &&
  typeof record.pass === 'string' &&
  'by' in record &&
  typeof record.by === 'number' &&
  'at' in record &&
  typeof record.at === 'number' &&
  (!('inside' in record) || typeof record.inside === 'string')

const shortHash = (credential: string): string => createHash('sha256').update(credential).digest('base64url').slice(0, 12)

/** Counts in memory, so that no driver waits for the disk, and writes beside it. */
export const openPassMemory = async (path: string, now: Date, log: GateLog): Promise<PassMemory> => {
  const journal = await openJournal(path)
  // A clock that was ahead must not make a wrong code last for ever.
  const near = (at: number, ms: number, moment: Date): boolean => Math.abs(moment.getTime() - at) < ms
  const isKept = ({ pass, at, inside }: Noted, moment: Date): boolean =>
    near(at, pass === '' ? wrongMs : inside === undefined ? keptMs : insideMs, moment)
  let kept = journal.records.filter(isNoted).filter((noted) => isKept(noted, now))
  await journal.rewrite(kept)
  const uses = new Map<string, number>()
  const days = new Map<string, Map<string, number>>()
  const insides = new Map<string, Map<string, number>>()
  let wrong: number[] = []
  const put = (sums: Map<string, Map<string, number>>, pass: string, key: string, sum: (before: number) => number): void => {
    const own = sums.get(pass) ?? new Map<string, number>()
    sums.set(pass, own.set(key, sum(own.get(key) ?? 0)))
  }
  const count = ({ pass, by, at, inside }: Noted): void => {
    if (pass === '') wrong.push(at)
    else if (inside !== undefined) put(insides, pass, inside, (before) => Math.max(before, at))
    else {
      uses.set(pass, (uses.get(pass) ?? 0) + by)
      put(days, pass, localDayOf(new Date(at)), (before) => before + by)
    }
  }
  kept.forEach(count)
  const onError = (error: unknown): void => log.error(failure(error), 'the use of a pass could not be written to the disk')
  let added = 0
  const keep = (noted: Noted): void => {
    count(noted)
    kept.push(noted)
    added += 1
    if (added < compactAfter) return void journal.append(noted).catch(onError)
    added = 0
    kept = kept.filter((one) => isKept(one, new Date(noted.at)))
    for (const sums of [uses, days, insides]) sums.clear()
    wrong = []
    kept.forEach(count)
    journal.rewrite(kept).catch(onError)
  }
  return {
    uses: (pass) => uses.get(pass) ?? 0,
    entries: (permit, begin) =>
      [...(days.get(permit) ?? [])].reduce((sum, [day, entries]) => (day.startsWith(begin) ? sum + entries : sum), 0),
    entered: (permit, credential) => {
      const own = shortHash(credential)
      const all = [...(insides.get(permit) ?? [])]
      const last = (isOwn: boolean): number => all.reduce((last, [key, at]) => ((key === own) === isOwn ? Math.max(last, at) : last), 0)
      return { own: last(true), other: last(false) }
    },
    note: (pass, by, at) => keep({ pass, by, at: at.getTime() }),
    noteInside: (pass, credential, at) => keep({ pass, by: 0, at: at.getTime(), inside: shortHash(credential) }),
    isLocked: (moment) => {
      wrong = wrong.filter((at) => near(at, wrongMs, moment))
      return wrong.length >= mostWrong
    },
    noteWrong: (at) => keep({ pass: '', by: 1, at: at.getTime() }),
    close: journal.close,
  }
}
