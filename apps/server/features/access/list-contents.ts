import { lineOfEntry, type WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { createHash, type KeyObject } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../platform/database/db.ts'
import { hiddenKey, listKeyOf } from '../../platform/security/list-key.ts'
import { passEntries } from './passes/passes.ts'
import { type Heard, readHeard } from './heard-entries.ts'
import { createMidnights, credentialsQuery, entriesOf } from './whitelist-entries.ts'

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

/** Of an id the last hexadecimal digits, which are random. Credentials are read anew with those of their bucket alone. */
const bucketOf = (id: string): string => id.slice(-2)
const bucket = (id: string) => sql<string>`right(${sql.ref(id)}::text, 2)`
/** More buckets than this are read with all the others. */
const fewBuckets = 16

/** Lines of the lists, by zone, of the credentials of a bucket. */
interface Bucket {
  digest: string
  lines: Map<string | null, [credential: string, line: string][]>
}

/** The contents of all lists: only what gates of a zone need, kept once for all of them. */
export const createListContents = (privateKey: KeyObject): ListContents => {
  let kept = new Map<string | null, ReturnType<typeof createZone>>()
  let buckets = new Map<string, Bucket>()
  let readFor = ''
  let heardBefore: Heard['all'] = new Map()

  /** Buckets with a credential of a permit of which gates have told something else than before. */
  const findHeard = async (db: Db, { all }: Heard): Promise<Set<string>> => {
    const numbers = [...new Set([...heardBefore.keys(), ...all.keys()])].filter((number) => heardBefore.get(number) !== all.get(number))
    if (buckets.size === 0 || numbers.length === 0) return new Set()
    if (numbers.length > partSize) return new Set(buckets.keys())
    const found = await db
      .selectFrom('permit_credential as c')
      .innerJoin('permit as p', 'p.id', 'c.permit_id')
      .select(bucket('c.id').as('name'))
      .distinct()
      .where('p.number', 'in', numbers)
      .execute()
    return new Set(found.map(({ name }) => name))
  }

  /** Reads what has changed since it was last read; the database says where. */
  const readBuckets = async (
    db: Db,
    today: string,
    heard: Heard,
    lineOf: (entry: WhitelistEntry, into: Bucket['lines']) => void,
  ): Promise<void> => {
    const query = credentialsQuery(db, today).select('c.id').clearOrderBy()
    const found = await db
      .selectFrom(query.as('q'))
      .select([bucket('q.id').as('name'), sql<string>`md5(string_agg(q::text, '' order by q.id))`.as('digest')])
      .groupBy(bucket('q.id'))
      .execute()
    const heardIn = await findHeard(db, heard)
    const changed = found.filter(({ name, digest }) => buckets.get(name)?.digest !== digest || heardIn.has(name))
    const next = new Map(found.map(({ name, digest }): [string, Bucket] => [name, buckets.get(name) ?? { digest, lines: new Map() }]))
    for (const { name, digest } of changed) next.set(name, { digest, lines: new Map() })
    const names = changed.map(({ name }) => name)
    const rowsOf = names.length > fewBuckets ? query : query.where(bucket('c.id'), 'in', names)
    const isChanged = new Set(names)
    const midnight = createMidnights()
    for (let last: string | undefined, isLast = names.length === 0; !isLast;) {
      const part = rowsOf.orderBy('c.id').limit(partSize)
      const rows = await (last === undefined ? part : part.where('c.id', '>', last)).execute()
      isLast = rows.length < partSize
      last = rows.at(-1)?.id
      for (const row of rows) {
        const into = isChanged.has(bucketOf(row.id)) ? next.get(bucketOf(row.id))?.lines : undefined
        if (into !== undefined) for (const entry of entriesOf([row], heard, midnight)) lineOf(entry, into)
      }
      await setImmediate()
    }
    buckets = next
    heardBefore = heard.all
  }

  return {
    read: async (db, now, zones) => {
      const wanted = [...new Set(zones)].map((zone) => ({ zone, key: listKeyOf(privateKey, zone) }))
      const lineOf = (entry: WhitelistEntry, into: Bucket['lines']): void => {
        for (const { zone, key } of wanted) {
          if (zone !== null && zone !== entry.zone) continue
          const credential = hiddenKey(key, entry.credential)
          const lines = into.get(zone) ?? []
          into.set(zone, lines)
          lines.push([credential, lineOfEntry({ ...entry, credential }, zone)])
        }
      }
      const passes: Bucket = { digest: '', lines: new Map() }
      if (wanted.length > 0) {
        const heard = await readHeard(db, now)
        const setting = JSON.stringify([zones, heard.gates])
        if (readFor !== setting) buckets = new Map()
        readFor = setting
        await readBuckets(db, localDayOf(now), heard, lineOf)
        for (const entry of await passEntries(db, now)) lineOf(entry, passes.lines)
      }
      const next: typeof kept = new Map()
      for (const { zone } of wanted) {
        const texts = new Map<string, string>()
        const several = new Map<string, string[]>()
        for (const { lines } of [...buckets.values(), passes])
          for (const [credential, line] of lines.get(zone) ?? []) {
            const before = texts.get(credential)
            if (before === undefined) texts.set(credential, line)
            else several.set(credential, [...(several.get(credential) ?? [before]), line])
          }
        // In one order, so that the same permits give the same list.
        for (const [credential, all] of several) texts.set(credential, all.toSorted().join('\n'))
        await setImmediate()
        const own = kept.get(zone) ?? createZone()
        await own.put(texts)
        next.set(zone, own)
      }
      kept = next
    },
    of: (zone) => (kept.get(zone) ?? createZone()).content,
  }
}
