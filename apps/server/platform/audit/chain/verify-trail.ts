import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastExpiredDay } from '@dovolilnice/contract/privacy/retention'
import type { TrailFault } from '@dovolilnice/contract/events/trail-state'
import { sql } from 'kysely'
import type { Services } from '../../http/context.ts'
import type { Db, Trx } from '../../database/tables.ts'
import { lateMs } from './chain-events.ts'
import { lastToClose } from './close-days.ts'
import { headHash } from './day-head.ts'
import type { DayHead, TrustedKeys } from './day-head.ts'
import type { HeadLine } from './head-file.ts'
import { sameBytes } from './link-hash.ts'
import { faultOf, verifyDay, verifySignature } from './verify-day.ts'
import type { Found } from './verify-day.ts'

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

/** The days that have links. */
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
