import type { EventKind } from '@dovolilnice/contract/events/event'
import type { TrailFault, TrailFaultCode } from '@dovolilnice/contract/events/trail-state'
import { sql } from 'kysely'
import type { Row, Trx } from '../../database/tables.ts'
import { isSigned } from './day-head.ts'
import type { DayHead, TrustedKeys } from './day-head.ts'
import { chainStart, forgottenParts, linkHash, sameBytes } from './link-hash.ts'
import type { EventTexts } from './link-hash.ts'

/** What a verification has found so far. */
export interface Found {
  faults: TrailFault[]
  /** Events that were compared with their links. */
  events: number
  /** Parts of events that were forgotten. */
  forgotten: number
}

export const faultOf = (code: TrailFaultCode, of: Partial<TrailFault> = {}): TrailFault => ({
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

export const verifySignature = (head: DayHead, keys: TrustedKeys, found: Found): void => {
  const signed = isSigned(head, keys)
  if (signed !== 'yes') found.faults.push(faultOf(signed === 'no' ? 'signature_wrong' : 'key_unknown', { day: head.day }))
}

/**
 * Verifies one day: the signature of its head, and each event against its link.
 * @param lastExpired the last day whose looks are no longer kept
 */
export const verifyDay = async (trx: Trx, head: DayHead, keys: TrustedKeys, lastExpired: string, found: Found): Promise<void> => {
  const { day } = head
  verifySignature(head, keys, found)
  await followChain(trx, { day, kind: 'change', count: head.changes, hash: head.changes_hash }, found)
  if (day <= lastExpired && (await looksAreGone(trx, day))) return
  await followChain(trx, { day, kind: 'read', count: head.looks, hash: head.looks_hash }, found)
}
