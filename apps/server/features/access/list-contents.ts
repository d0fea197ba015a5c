import { lineOfEntry, type WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { createHash, type KeyObject } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../platform/database/db.ts'
import { hiddenKey, listKeyOf } from '../../platform/security/list-key.ts'
import { passEntries } from './passes/passes.ts'
import { readHeard } from './heard-entries.ts'
import { credentialsQuery, entriesOf } from './whitelist-entries.ts'

/** Credentials that are read at once: between two such parts other calls are answered. */
export const partSize = 1000
/** Changes that are remembered, so that a gate which was away for a while needs no whole list. */
const rememberedChanges = 20_000

type Lines = ReadonlyMap<string, string>

/** What changed at once: for each credential its lines since then, or that it has none any more. */
interface Step {
  from: string
  changes: ReadonlyMap<string, string | undefined>
}

const digestOf = (lines: string): Buffer => createHash('sha256').update(lines).digest()

/** The content of the lists of one zone; that of the zone null has the permits of all. Gates of one zone share it. */
export interface ZoneContent {
  /** The same exactly where the content is the same, also in another process. */
  fingerprint(): string
  size(): number
  whole(): string
  /**
   * All that has changed since the content had another fingerprint, also what has changed back: a gate may have any content of between. Undefined where
   * that is not remembered.
   * @param isNewest no other list was made since
   */
  since(fingerprint: string, isNewest: boolean): string | undefined
  /** The lines of each credential. */
  lines(): Lines
  /** The lines of what has changed since the content had another fingerprint, undefined for what is gone; undefined where that is not remembered. */
  changesSince(fingerprint: string): ReadonlyMap<string, string | undefined> | undefined
}

const createZone = () => {
  let lines: Lines = new Map()
  const sum = Buffer.alloc(32)
  let steps: Step[] = []
  const fingerprint = (): string => sum.toString('hex')
  /** The order of credentials does not count, so one change needs one hash and not all of them. */
  const add = (text: string | undefined): void => {
    if (text !== undefined) digestOf(text).forEach((byte, at) => (sum[at] = (sum[at] ?? 0) ^ byte))
  }
  const put = async (next: Lines): Promise<void> => {
    const changes = new Map<string, string | undefined>()
    const from = fingerprint()
    let looked = 0
    const breathe = async (): Promise<void> => {
      looked += 1
      if (looked % (10 * partSize) === 0) await setImmediate()
    }
    for (const [credential, text] of next) {
      if (lines.get(credential) !== text) changes.set(credential, text)
      await breathe()
    }
    for (const credential of lines.keys()) if (!next.has(credential)) changes.set(credential, undefined)
    for (const [credential, text] of changes) {
      add(lines.get(credential))
      add(text)
      await breathe()
    }
    lines = next
    if (changes.size === 0) return
    steps.push({ from, changes })
    for (let count = steps.reduce((all, one) => all + one.changes.size, 0); count > rememberedChanges && steps.length > 0;)
      count -= steps.shift()?.changes.size ?? 0
  }
  const content: ZoneContent = {
    fingerprint,
    size: () => lines.size,
    whole: () => [...lines.values()].join('\n'),
    since: (earlier, isNewest) => {
      if (isNewest && earlier === fingerprint()) return ''
      const changes = content.changesSince(earlier)
      return changes && [...changes].map(([credential, text]) => text ?? JSON.stringify([credential])).join('\n')
    },
    lines: () => lines,
    changesSince: (earlier) => {
      const first = steps.findIndex(({ from }) => from === earlier)
      return first < 0 ? undefined : new Map(steps.slice(first).flatMap((step) => [...step.changes]))
    },
  }
  return { content, put }
}

export interface ListContents {
  /** Reads the permits and passes of now into the contents of these zones; those of others are forgotten. */
  read(db: Db, now: Date, zones: readonly (string | null)[]): Promise<void>
  of(zone: string | null): ZoneContent
}

/** The contents of all lists: only what gates of a zone need, kept once for all of them. */
export const createListContents = (privateKey: KeyObject): ListContents => {
  let kept = new Map<string | null, ReturnType<typeof createZone>>()
  return {
    read: async (db, now, zones) => {
      const today = localDayOf(now)
      const wanted = [...new Set(zones)].map((zone) => ({ zone, key: listKeyOf(privateKey, zone), texts: new Map<string, string[]>() }))
      const put = (entry: WhitelistEntry): void => {
        for (const { zone, key, texts } of wanted) {
          if (zone !== null && zone !== entry.zone) continue
          const credential = hiddenKey(key, entry.credential)
          texts.set(credential, [...(texts.get(credential) ?? []), lineOfEntry({ ...entry, credential }, zone)])
        }
      }
      const heard = await readHeard(db, now)
      for (let last: string | undefined, isLast = wanted.length === 0; !isLast;) {
        const query = credentialsQuery(db, today).select('c.id').clearOrderBy().orderBy('c.id').limit(partSize)
        const rows = await (last === undefined ? query : query.where('c.id', '>', last)).execute()
        isLast = rows.length < partSize
        last = rows.at(-1)?.id
        entriesOf(rows, heard).forEach(put)
        await setImmediate()
      }
      const passes = wanted.length === 0 ? [] : await passEntries(db, now)
      passes.forEach(put)
      const next: typeof kept = new Map()
      for (const { zone, texts } of wanted) {
        const own = kept.get(zone) ?? createZone()
        // In one order, so that the same permits give the same list.
        await own.put(new Map([...texts].map(([credential, all]) => [credential, all.toSorted().join('\n')])))
        next.set(zone, own)
      }
      kept = next
    },
    of: (zone) => (kept.get(zone) ?? createZone()).content,
  }
}
