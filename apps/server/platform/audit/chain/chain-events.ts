import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { EventKind } from '@dovolilnice/contract/events/event'
import { randomBytes } from 'node:crypto'
import { type Trx, sql } from '../../database/db.ts'
import { signHead, type DayHead, type UnsignedHead } from './day-head.ts'
import { chainStart, linkHash, saltBytes, type EventTexts, type Proofs } from './link-hash.ts'
import { whileChaining, type Chaining } from './while-chaining.ts'

/** An event is committed within this time, in ms, of its own: jobs end after 15 minutes. One that comes later is never chained, and a verification finds it. */
export const lateMs = 20 * 60_000

interface OpenEvent extends EventTexts {
  id: string
  kind: EventKind
  at: Date
}

/** The place after which a round goes on: events are read in the order of their time and id. */
interface Place {
  at: Date
  id: string
}

const readOpen = async (trx: Trx, from: Date | null, after: Place | undefined, most: number): Promise<OpenEvent[]> => {
  const further = after === undefined ? sql`` : sql`and (e.at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<OpenEvent>`
    select e.id, e.kind, e.at, event_fixed_text(e) as fixed, e.actor_name as name, event_address_text(e) as address, event_content_text(e) as content
    from event e
    where e.at >= coalesce(${from}::timestamptz, '-infinity') ${further}
      and not exists (select from event_link l where l.event_id = e.id)
    order by e.at, e.id limit ${most}`.execute(trx)
  return rows
}

export const emptyHead = (day: string, now: Date): UnsignedHead => ({
  day,
  closed: false,
  changes: 0,
  changes_hash: chainStart(day, 'change'),
  looks: 0,
  looks_hash: chainStart(day, 'read'),
  previous: null,
  chained_until: null,
  signed_at: now,
})

/** Writes heads that are new, and those of open days in the place of what they were. */
export const writeHeads = async (trx: Trx, heads: readonly DayHead[]): Promise<void> => {
  if (heads.length === 0) return
  await trx
    .insertInto('event_day')
    .values([...heads])
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((is) => ({
        closed: is.ref('excluded.closed'),
        changes: is.ref('excluded.changes'),
        changes_hash: is.ref('excluded.changes_hash'),
        looks: is.ref('excluded.looks'),
        looks_hash: is.ref('excluded.looks_hash'),
        previous: is.ref('excluded.previous'),
        chained_until: is.ref('excluded.chained_until'),
        signed_at: is.ref('excluded.signed_at'),
        key_id: is.ref('excluded.key_id'),
        signature: is.ref('excluded.signature'),
      })),
    )
    .execute()
}

type Link = Proofs & { day: string; kind: EventKind; position: number; event_id: string; hash: Uint8Array }

/** Puts the event behind the last one of its day and kind; changes the head. */
const addLink = (head: UnsignedHead, event: OpenEvent): Link => {
  const salts = randomBytes(3 * saltBytes)
  const saltOf = (part: number) => salts.subarray(part * saltBytes, (part + 1) * saltBytes)
  const proofs = { name_proof: saltOf(0), address_proof: saltOf(1), content_proof: saltOf(2) }
  const isChange = event.kind === 'change'
  const hash = linkHash(isChange ? head.changes_hash : head.looks_hash, event, proofs)
  if (isChange) Object.assign(head, { changes: head.changes + 1, changes_hash: hash })
  else Object.assign(head, { looks: head.looks + 1, looks_hash: hash })
  if (head.chained_until === null || head.chained_until < event.at) head.chained_until = event.at
  const position = isChange ? head.changes : head.looks
  return { ...proofs, day: head.day, kind: event.kind, position, event_id: event.id, hash }
}

const writeLinks = async (trx: Trx, links: readonly Link[]): Promise<void> => {
  const all = <K extends keyof Link>(key: K) => links.map((link) => link[key])
  await sql`insert into event_link (day, kind, position, event_id, name_proof, address_proof, content_proof, hash)
    select * from unnest(${all('day')}::date[], ${all('kind')}::text[], ${all('position')}::int[], ${all('event_id')}::uuid[],
      ${all('name_proof')}::bytea[], ${all('address_proof')}::bytea[], ${all('content_proof')}::bytea[], ${all('hash')}::bytea[])`.execute(
    trx,
  )
}

/** From when on events may still be without a link; null: none is chained yet, so all are. */
const openSince = async (trx: Trx, now: Date): Promise<Date | null> => {
  const newest = await trx
    .selectFrom('event_day')
    .select('chained_until')
    .orderBy('day', 'desc')
    .where('chained_until', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!newest?.chained_until) return null
  return new Date(Math.min(newest.chained_until.getTime(), now.getTime()) - lateMs)
}

/** The time of the oldest event that is not chained yet; undefined when none waits. */
export const oldestOpen = async (trx: Trx, now: Date): Promise<Date | undefined> =>
  (await readOpen(trx, await openSince(trx, now), undefined, 1))[0]?.at

/** Chains one batch. Resolves with the place after it; undefined when nothing is left, or another process is at it. */
const chainBatch = (chaining: Chaining, after: Place | undefined): Promise<Place | undefined> =>
  whileChaining(chaining, async (trx, now) => {
    const { rowsAtOnce = 2_000 } = chaining
    const events = await readOpen(trx, await openSince(trx, now), after, rowsAtOnce)
    if (events.length === 0) return undefined
    const closed = await trx
      .selectFrom('event_day')
      .select('day')
      .where('closed', '=', true)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
    const heads = new Map<string, UnsignedHead>(
      (await trx.selectFrom('event_day').selectAll().where('closed', '=', false).execute()).map((head) => [head.day, head]),
    )
    const touched = new Set<UnsignedHead>()
    const links = events.map((event) => {
      const own = localDayOf(event.at)
      const day = closed !== undefined && own <= closed.day ? addDays(closed.day, 1) : own
      const head = heads.get(day) ?? emptyHead(day, now)
      heads.set(day, head)
      touched.add(head)
      return addLink(head, event)
    })
    await writeLinks(trx, links)
    await writeHeads(
      trx,
      [...touched].map((head) => signHead({ ...head, signed_at: now }, chaining.privateKey)),
    )
    return events.length < rowsAtOnce ? undefined : events.at(-1)
  })

/**
 * Chains every event that is committed and not chained yet, or leaves that to the process that is at it. An event that begins to be seen only later is chained
 * by the next call.
 */
export const chainEvents = async (chaining: Chaining): Promise<void> => {
  let after: Place | undefined
  do after = await chainBatch(chaining, after)
  while (after !== undefined)
}
