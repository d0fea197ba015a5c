import { lineOfEntry, type WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { createHash, type KeyObject } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Db, sql } from '../../platform/database/db.ts'
import { hiddenKey, listKeyOf } from '../../platform/security/list-key.ts'
import { passEntries } from './passes/passes.ts'
import { createHearing, type Heard } from './heard-entries.ts'
import { createMidnights, credentialsQuery, entriesOf } from './whitelist-entries.ts'

/** Credentials that are read at once: between two such parts other calls are answered. */
export const partSize = 1000
/** Changes that are remembered, so that a gate which was away for a while needs no whole list. */
const rememberedChanges = 20_000

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
  lines(): ReadonlyMap<string, string>
  /** The lines of what has changed since the content had another fingerprint, undefined for what is gone; undefined where that is not remembered. */
  changesSince(fingerprint: string): ReadonlyMap<string, string | undefined> | undefined
}

/** Lets other calls be answered after so many steps of a loop; what takes longer in one piece is felt as a slow page. */
const createPause = (steps: number): (() => Promise<void> | undefined) => {
  let looked = 0
  return () => {
    looked += 1
    return looked % steps === 0 ? setImmediate() : undefined
  }
}

const createZone = () => {
  const lines = new Map<string, string>()
  const sum = Buffer.alloc(32)
  let steps: Step[] = []
  const fingerprint = (): string => sum.toString('hex')
  /** The order of credentials does not count, so one change needs one hash and not all of them. */
  const add = (text: string | undefined): void => {
    if (text !== undefined) digestOf(text).forEach((byte, at) => (sum[at] = (sum[at] ?? 0) ^ byte))
  }
  /** @param looked credentials whose lines may be other ones now, with them */
  const put = async (looked: Iterable<[credential: string, text: string | undefined]>): Promise<void> => {
    const changes = new Map<string, string | undefined>()
    const from = fingerprint()
    const pause = createPause(partSize)
    for (const [credential, text] of looked) {
      const before = lines.get(credential)
      if (before !== text) {
        add(before)
        add(text)
        changes.set(credential, text)
        if (text === undefined) lines.delete(credential)
        else lines.set(credential, text)
      }
      await pause()
    }
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

/** Two hexadecimal digits of a credential, so that all its permits stand in one bucket. Those of a bucket that has changed are read anew, no others. */
const bucket = sql<string>`left(md5(c.kind || c.value_normalised), 2)`
/** More buckets than this are read with all the others. */
const fewBuckets = 16

/** Lines of the lists, by zone and credential. */
type Lines = Map<string | null, Map<string, string[]>>

interface Bucket {
  digest: string
  lines: Lines
}

/** The lines of a credential as one text, in one order, so that the same permits give the same list. */
const textOf = (lines: readonly string[]): string | undefined => (lines.length === 0 ? undefined : lines.toSorted().join('\n'))

/** The contents of all lists: only what gates of a zone need, kept once for all of them. */
export const createListContents = (privateKey: KeyObject): ListContents => {
  let kept = new Map<string | null, ReturnType<typeof createZone>>()
  let buckets = new Map<string, Bucket>()
  let passes: Lines = new Map()
  let readFor = ''
  const hear = createHearing()
  let heardBefore: Heard['all'] = new Map()

  /** Buckets with a credential of a permit of which gates have told something else than before. */
  const findHeard = async (db: Db, { all }: Heard): Promise<Set<string>> => {
    const numbers = [...new Set([...heardBefore.keys(), ...all.keys()])].filter((number) => heardBefore.get(number) !== all.get(number))
    if (buckets.size === 0 || numbers.length === 0) return new Set()
    if (numbers.length > partSize) return new Set(buckets.keys())
    const found = await db
      .selectFrom('permit_credential as c')
      .innerJoin('permit as p', 'p.id', 'c.permit_id')
      .select(bucket.as('name'))
      .distinct()
      .where('p.number', 'in', numbers)
      .execute()
    return new Set(found.map(({ name }) => name))
  }

  /**
   * Reads what has changed since it was last read; the database says where.
   * @param anew all lines are other ones
   */
  const readBuckets = async (
    db: Db,
    today: string,
    heard: Heard,
    anew: boolean,
    lineOf: (entry: WhitelistEntry, into: Lines) => void,
  ): Promise<{ next: typeof buckets; changed: Set<string> }> => {
    const query = credentialsQuery(db, today)
      .select(['c.id', bucket.as('bucket')])
      .clearOrderBy()
    const found = await db
      .selectFrom(query.as('q'))
      .select(['q.bucket as name', sql<string>`md5(string_agg(q::text, '' order by q.id))`.as('digest')])
      .groupBy('q.bucket')
      .execute()
    const heardIn = await findHeard(db, heard)
    const changed = new Set(
      found.filter(({ name, digest }) => anew || buckets.get(name)?.digest !== digest || heardIn.has(name)).map(({ name }) => name),
    )
    const next = new Map(
      found.map(({ name, digest }): [string, Bucket] => [
        name,
        (changed.has(name) ? undefined : buckets.get(name)) ?? { digest, lines: new Map() },
      ]),
    )
    const rowsOf = changed.size > fewBuckets ? query : query.where(bucket, 'in', [...changed])
    const midnight = createMidnights()
    const pause = createPause(partSize / 10)
    for (let last: string | undefined, isLast = changed.size === 0; !isLast;) {
      const part = rowsOf.orderBy('c.id').limit(partSize)
      const rows = await (last === undefined ? part : part.where('c.id', '>', last)).execute()
      isLast = rows.length < partSize
      last = rows.at(-1)?.id
      for (const row of rows) {
        const into = changed.has(row.bucket) ? next.get(row.bucket)?.lines : undefined
        if (into !== undefined) for (const entry of entriesOf([row], heard, midnight)) lineOf(entry, into)
        await pause()
      }
    }
    for (const name of buckets.keys()) if (!next.has(name)) changed.add(name)
    return { next, changed }
  }

  return {
    read: async (db, now, zones) => {
      const wanted = [...new Set(zones)].map((zone) => ({ zone, key: listKeyOf(privateKey, zone) }))
      const lineOf = (entry: WhitelistEntry, into: Lines): void => {
        for (const { zone, key } of wanted) {
          if (zone !== null && zone !== entry.zone) continue
          const credential = hiddenKey(key, entry.credential)
          const own = into.get(zone) ?? new Map<string, string[]>()
          into.set(zone, own)
          own.set(credential, [...(own.get(credential) ?? []), lineOfEntry({ ...entry, credential }, zone)])
        }
      }
      if (wanted.length === 0) return void ([kept, buckets, passes, readFor] = [new Map(), new Map(), new Map(), ''])
      const heard = await hear(db, now)
      const setting = JSON.stringify([zones, heard.gates])
      const { next, changed } = await readBuckets(db, localDayOf(now), heard, readFor !== setting, lineOf)
      const nextPasses: Lines = new Map()
      for (const entry of await passEntries(db, now)) lineOf(entry, nextPasses)
      const [before, passesBefore] = [buckets, passes]
      ;[buckets, passes, readFor, heardBefore] = [next, nextPasses, setting, heard.all]

      /** Whose lines may be other ones than before. */
      function* lookedAt(zone: string | null): Generator<[credential: string, text: string | undefined]> {
        const own = passes.get(zone)
        for (const name of changed) {
          const home = buckets.get(name)?.lines.get(zone)
          for (const credential of before.get(name)?.lines.get(zone)?.keys() ?? [])
            if (home?.has(credential) !== true) yield [credential, textOf(own?.get(credential) ?? [])]
          for (const [credential, lines] of home ?? []) yield [credential, textOf([...lines, ...(own?.get(credential) ?? [])])]
        }
        const ofPasses = new Set([...(passesBefore.get(zone)?.keys() ?? []), ...(own?.keys() ?? [])])
        for (const credential of ofPasses) {
          const lines = [...buckets.values()].flatMap((one) => one.lines.get(zone)?.get(credential) ?? [])
          yield [credential, textOf([...lines, ...(own?.get(credential) ?? [])])]
        }
      }
      const zonesNow: typeof kept = new Map()
      for (const { zone } of wanted) {
        const own = kept.get(zone) ?? createZone()
        await own.put(lookedAt(zone))
        zonesNow.set(zone, own)
      }
      kept = zonesNow
    },
    of: (zone) => (kept.get(zone) ?? createZone()).content,
  }
}
