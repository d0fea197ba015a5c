import { normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { type AccessEvent, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { accessEventNames } from '@dovolilnice/contract/access/access-event'
import { explainAccess } from './explain-access.ts'
import { tellGates } from './heard-entries.ts'
import { announce, notify } from '../../platform/database/notify.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import type { ReceivedEvent } from '../../platform/mqtt/collect-events.ts'

export const isAccessEvent = (event: GateEvent): event is AccessEvent => accessEventNames.some((name) => name === event.name)

interface KnownPermit {
  id: string
  number: string
  plate: string | null
  phone: string | null
}

/** The events' permits, each with its phone and first plate. The log keeps copies, because both may change later. */
const permitsOf = async (db: Db, events: readonly ReceivedEvent<AccessEvent>[]): Promise<Map<string, KnownPermit>> => {
  const numbers = [...new Set(events.flatMap(({ event }) => event.permit_number ?? []))]
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('permit as p')
    .select(['p.id', 'p.number', 'p.phone'])
    .select((from) =>
      from
        .selectFrom('permit_credential as c')
        .select('c.value')
        .whereRef('c.permit_id', '=', 'p.id')
        .where('c.kind', '=', 'plate')
        .orderBy('c.created_at')
        .orderBy('c.id')
        .limit(1)
        .as('plate'),
    )
    .where('p.number', 'in', numbers)
    .execute()
  return new Map(rows.map((row) => [row.number, row]))
}

const knownDevices = async (db: Db, events: readonly ReceivedEvent<GateEvent>[]): Promise<Set<string>> => {
  const codes = [...new Set(events.map(({ device }) => device))]
  const rows = await db.selectFrom('device').select('code').where('code', 'in', codes).execute()
  return new Set(rows.map((row) => row.code))
}

// A faulty reading may contain a NUL character, which PostgreSQL cannot store in a text.
const withoutNul = (text: string): string => text.replaceAll('\0', '')

const rowOf = ({ device, event, received_at, claimed_at }: ReceivedEvent<AccessEvent>, permit: KnownPermit | undefined) => {
  const credential = withoutNul(event.credential)
  return {
    id: event.id,
    device_code: device,
    at: new Date(event.at),
    received_at,
    claimed_at,
    event_name: event.name,
    sequence: event.sequence,
    presentation_id: event.presentation_id,
    credential_kind: event.credential_kind,
    credential: credential || null,
    credential_normalised: normaliseCredential(event.credential_kind, credential) ?? null,
    reason: event.reason,
    reason_details: JSON.stringify(event.reason_details),
    permit_id: permit?.id ?? null,
    permit_number: event.permit_number,
    plate: event.credential_kind === 'plate' && credential !== '' ? credential : (permit?.plate ?? null),
    phone: event.credential_kind === 'phone' && credential !== '' ? credential : (permit?.phone ?? null),
    whitelist_version: event.whitelist_version,
    decided_in_ms: event.decided_in_ms,
  }
}

/** A gate knows the permits of its own zone alone: that a credential has one of another is said here, so that a refusal can be explained. */
const withOtherZone = async (trx: Trx, received: ReceivedEvent<AccessEvent>): Promise<ReceivedEvent<AccessEvent>> => {
  const { event, device: device_code } = received
  const { credential_kind: kind, credential: value } = event
  const normalised = normaliseCredential(kind, withoutNul(value))
  if (event.reason !== 'no_permit' || normalised === undefined) return received
  const { reason, details, permit } = await explainAccess(trx, { device_code, kind, value, normalised }, new Date(event.at))
  if (reason !== 'other_zone') return received
  return { ...received, event: { ...event, reason, reason_details: details, permit_number: permit } }
}

/** Notes how often passes have opened: what several gates have opened together none of them knows. */
const countUses = async (trx: Trx, stored: readonly { event_name: AccessEvent['name']; permit_number: string | null }[]): Promise<void> => {
  let isCounted = false
  for (const { event_name: name, permit_number: number } of stored) {
    const by = name === 'admitted' ? 1 : name === 'not_passed' ? -1 : 0
    if (number === null || by === 0) continue
    const counted = await trx
      .updateTable('pass')
      .set(({ eb }) => ({ used: eb('used', '+', by) }))
      .where('number', '=', number)
      .where((is) => is.or([is('ways', 'is not', null), is('occasion_id', 'is not', null)]))
      .returning('ways')
      .executeTakeFirst()
    isCounted ||= counted !== undefined && counted.ways !== null
  }
  if (isCounted) await notify(trx, 'whitelist')
}

const insert = async (trx: Trx, now: Date, given: readonly ReceivedEvent<AccessEvent>[]): Promise<void> => {
  const events: ReceivedEvent<AccessEvent>[] = []
  for (const received of given) events.push(await withOtherZone(trx, received))
  const permits = await permitsOf(trx, events)
  const rows = events.map((received) => rowOf(received, permits.get(received.event.permit_number ?? '')))
  const stored = await trx
    .insertInto('access_log')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'event_name', 'permit_number'])
    .execute()
  await countUses(trx, stored)
  await tellGates(trx, now, stored)
  await announce(trx, 'access')
  await announce(trx, 'passages')
}

/**
 * Writes presentations and passages to the access log, with the permit's present plate and phone. A repeated event is written once.
 * Events of unknown devices are not acknowledged, so their gate keeps them.
 */
export const storeAccessEvents = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  events: ReceivedEvent<AccessEvent>[],
): Promise<ReceivedEvent<AccessEvent>[]> =>
  database.transaction(async (trx) => {
    const devices = await knownDevices(trx, events)
    const known = events.filter(({ device }) => devices.has(device))
    if (known.length > 0) await insert(trx, clock.now(), known)
    return known
  })
