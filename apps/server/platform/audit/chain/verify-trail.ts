import type { EventKind } from '@dovolilnice/contract/events/event'
import type { TrailFault, TrailFaultCode } from '@dovolilnice/contract/events/trail-state'
import { type Db, type Row, type Trx, sql } from '../../database/db.ts'
import { type DayHead, headHash, isSigned, type TrustedKeys } from './day-head.ts'
import { chainStart, type EventTexts, forgottenParts, linkHash, sameBytes } from './link-hash.ts'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastExpiredDay } from '@dovolilnice/contract/privacy/retention'
import type { Services } from '../../http/context.ts'
import { lateMs } from './chain-events.ts'
import { lastToClose } from './keep-chain.ts'
import type { HeadLine } from './head-file.ts'
import type { Clock } from '../../clock/clock.ts'

/** What a verification has found so far. */
interface Found {
  faults: TrailFault[]
  /** Events that were compared with their links. */
  events: number
  /** Parts of events that were forgotten. */
  forgotten: number
}

const faultOf = (code: TrailFaultCode, of: Partial<TrailFault> = {}): TrailFault => ({
  day: null,
  kind: null,
  position: null,
  event_id: null,
  ...of,
  code,
})

/** A link, with the texts of its event; `fixed` is null where the event is gone. */
type ReadLink = Omit<Row<'event_link'>, 'day' | 'kind'> & Omit<EventTexts, 'fixed'> & { fixed: string | null }

const linksAtOnce = 5_000

const readLinks = async (trx: Trx, day: string, kind: EventKind, after: number): Promise<ReadLink[]> => {
  const { rows } = await sql<ReadLink>`
    select l.position, l.event_id, l.name_proof, l.address_proof, l.content_proof, l.hash, case when e.id is not null then event_fixed_text(e) end as fixed,
      e.actor_name as name, event_address_text(e) as address, event_content_text(e) as content
    from event_link l left join event e on e.id = l.event_id
    where l.day = ${day} and l.kind = ${kind} and l.position > ${after}
    order by l.position limit ${linksAtOnce}`.execute(trx)
  return rows
}

/** What is wrong with an event, looked at from its link. */
const faultOfLink = (link: ReadLink, before: Uint8Array, found: Found): TrailFaultCode | undefined => {
  const { fixed } = link
  if (fixed === null) return 'event_missing'
  found.events++
  const texts = { ...link, fixed }
  const forgotten = forgottenParts(texts, link)
  found.forgotten += forgotten ?? 0
  return forgotten !== undefined && sameBytes(linkHash(before, texts, link), link.hash) ? undefined : 'event_changed'
}

interface Chain {
  day: string
  kind: EventKind
  /** What the head says. */
  count: number
  hash: Uint8Array
}

/** Follows one chain from its start. A fault of one event does not hide the next: each link is computed from the stored hash before it. */
const followChain = async (trx: Trx, { day, kind, count, hash }: Chain, found: Found): Promise<void> => {
  const add = (code: TrailFaultCode, of: Partial<TrailFault> = {}) => found.faults.push(faultOf(code, { day, kind, ...of }))
  let before = chainStart(day, kind)
  let last = 0
  for (let links = await readLinks(trx, day, kind, 0); links.length > 0; links = await readLinks(trx, day, kind, last))
    for (const link of links) {
      const of = { position: link.position, event_id: link.event_id }
      const isNext = link.position === last + 1
      for (let position = last + 1; position < link.position; position++) add('link_missing', { position })
      // Behind a missing link nothing is known of the hash before.
      const code = isNext ? faultOfLink(link, before, found) : undefined
      if (code !== undefined) add(code, of)
      if (link.position > count) add('link_added', of)
      before = link.hash
      last = link.position
    }
  for (let position = last + 1; position <= count; position++) add('link_missing', { position })
  if (last === count && !sameBytes(before, hash)) add('chain_changed')
}

/** Whether retention has taken the looks of the day: all of them, never some. */
const looksAreGone = async (trx: Trx, day: string): Promise<boolean> =>
  (await trx.selectFrom('event_link').select('position').where('day', '=', day).where('kind', '=', 'read').limit(1).executeTakeFirst()) ===
  undefined

const verifySignature = (head: DayHead, keys: TrustedKeys, found: Found): void => {
  const signed = isSigned(head, keys)
  if (signed !== 'yes') found.faults.push(faultOf(signed === 'no' ? 'signature_wrong' : 'key_unknown', { day: head.day }))
}

/**
 * Verifies one day: the signature of its head, and each event against its link.
 * @param lastExpired the last day whose looks are no longer kept
 */
const verifyDay = async (trx: Trx, head: DayHead, keys: TrustedKeys, lastExpired: string, found: Found): Promise<void> => {
  const { day } = head
  verifySignature(head, keys, found)
  await followChain(trx, { day, kind: 'change', count: head.changes, hash: head.changes_hash }, found)
  if (day <= lastExpired && (await looksAreGone(trx, day))) return
  await followChain(trx, { day, kind: 'read', count: head.looks, hash: head.looks_hash }, found)
}

export interface VerifiedTrail extends Found {
  /** The first and the last day with a head; null where nothing is chained. */
  from_day: string | null
  until_day: string | null
  /** Events that were recorded too lately to be chained. */
  waiting: number
}

type Needed = Pick<Services, 'database' | 'clock'> & {
  keys: TrustedKeys
  /** Heads that were written outside the database. */
  copies: readonly HeadLine[]
}

/** More faults than these are not listed; one is enough to look. */
const mostFaults = 1_000

/** Faults between the days: missing ones, and heads that do not name the head before. */
const faultsBetween = (heads: readonly DayHead[], now: Date): TrailFault[] =>
  heads.flatMap((head, index): TrailFault[] => {
    const before = heads[index - 1]
    const { day } = head
    if (before === undefined) return head.previous === null ? [] : [faultOf('day_missing', { day: addDays(day, -1) })]
    const missing: TrailFault[] = []
    for (let gap = addDays(before.day, 1); gap < day; gap = addDays(gap, 1)) missing.push(faultOf('day_missing', { day: gap }))
    // When an open head was signed, a day that had just ended without any event had no head yet. A wrong clock may have signed it in the future.
    const signedAt = head.signed_at < now ? head.signed_at : now
    if (!head.closed) return missing.filter((fault) => (fault.day ?? '') <= lastToClose(signedAt))
    if (missing.length > 0) return missing
    if (!before.closed) return [faultOf('day_open', { day: before.day })]
    return sameBytes(head.previous, headHash(before)) ? [] : [faultOf('days_parted', { day })]
  })

const faultsOfCopies = (heads: readonly DayHead[], copies: readonly HeadLine[]): TrailFault[] => {
  const signatures = new Map(heads.filter(({ closed }) => closed).map((head) => [head.day, head.signature]))
  return copies.flatMap(({ day, signature }) => {
    const stored = signatures.get(day)
    if (stored === undefined) return [faultOf('day_missing', { day })]
    return sameBytes(stored, Buffer.from(signature, 'hex')) ? [] : [faultOf('copy_differs', { day })]
  })
}

const daysWithLinks = async (db: Db): Promise<Set<string>> =>
  new Set((await db.selectFrom('event_link').select('day').distinct().execute()).map(({ day }) => day))

/** Events without a link: those of the last minutes wait for it, older ones were added past the application. */
const unlinked = async (db: Db, heads: readonly DayHead[], now: Date): Promise<{ added: TrailFault[]; waiting: number }> => {
  const newest = heads.reduce((until, head) => Math.max(until, head.chained_until?.getTime() ?? 0), 0)
  const since = new Date(Math.min(newest, now.getTime()) - lateMs)
  const { rows } = await sql<{ id: string; at: Date; kind: 'change' | 'read' }>`
    select e.id, e.at, e.kind from event e where e.at < ${since} and not exists (select from event_link l where l.event_id = e.id)
    order by e.at limit ${mostFaults}`.execute(db)
  const waiting = await sql<{ count: number }>`
    select count(*)::int as count from event e where e.at >= ${since} and not exists (select from event_link l where l.event_id = e.id)`.execute(
    db,
  )
  const added = rows.map(({ id, at, kind }) => faultOf('event_added', { day: localDayOf(at), kind, event_id: id }))
  return { added, waiting: waiting.rows[0]?.count ?? 0 }
}

const readHead = (trx: Trx, day: string) => trx.selectFrom('event_day').selectAll().where('day', '=', day).executeTakeFirst()

/**
 * Verifies the whole trail against its chain, the signatures and the exported copies. Each day is read in a snapshot of its own, so that chaining and
 * forgetting go on meanwhile.
 */
export const verifyTrail = async ({ database, clock, keys, copies }: Needed): Promise<VerifiedTrail> => {
  const now = clock.now()
  const lastExpired = lastExpiredDay(localDayOf(now))
  const heads = await database.kysely.selectFrom('event_day').selectAll().orderBy('day').execute()
  const linked = await daysWithLinks(database.kysely)
  const { added, waiting } = heads.length === 0 ? { added: [], waiting: 0 } : await unlinked(database.kysely, heads, now)
  const withoutHead = [...linked].filter((day) => !heads.some((head) => head.day === day)).map((day) => faultOf('day_missing', { day }))
  const found: Found = { faults: [...faultsBetween(heads, now), ...withoutHead, ...added], events: 0, forgotten: 0 }
  for (const head of heads) {
    if (found.faults.length > mostFaults) break
    const { day } = head
    if (linked.has(day) || head.changes + head.looks > 0)
      await database.snapshot(async (trx) => {
        const newest = await readHead(trx, day)
        if (newest !== undefined) await verifyDay(trx, newest, keys, lastExpired, found)
      })
    else verifySignature(head, keys, found)
  }
  found.faults.push(...faultsOfCopies(heads, copies))
  const once = new Map(found.faults.map((fault) => [JSON.stringify(fault), fault]))
  return {
    ...found,
    faults: [...once.values()].slice(0, mostFaults).toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? '')),
    from_day: heads[0]?.day ?? null,
    until_day: heads.at(-1)?.day ?? null,
    waiting,
  }
}

/** Keeps the result in the place of the one before. */
export const saveVerification = async (db: Db, { faults, ...verified }: VerifiedTrail, clock: Clock): Promise<void> => {
  const values = { ...verified, at: clock.now(), findings: JSON.stringify(faults) }
  await db
    .insertInto('event_verification')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export const lastVerification = (db: Db): Promise<Row<'event_verification'> | undefined> =>
  db.selectFrom('event_verification').selectAll().executeTakeFirst()
