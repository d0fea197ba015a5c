import type { EventAction, EventSubject } from '@dovolilnice/contract/events/event-words'
import { v7 } from 'uuid'
import type { Clock } from '../clock/clock.ts'
import { type Trx, insertRow, sql } from '../database/db.ts'
import { tellOfEvent } from '../webhooks/outbox.ts'

type Values = Record<string, unknown>

/** Fields whose values are never recorded, at any depth. */
const secret = /password|token|secret|hash|credential_key|idempotency_key/i

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain JSON without secrets: dates as ISO strings, undefined left out, keys sorted, because jsonb changes the order of keys. */
const clean = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clean)
  if (!isValues(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, inner]) => (secret.test(key) ? [] : [[key, clean(inner)]])),
  )
}

const toValues = (given: object | undefined): Values | undefined => {
  const plain = given === undefined ? undefined : clean(JSON.parse(JSON.stringify(given)))
  return isValues(plain) ? plain : undefined
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

const only = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.flatMap((key) => (key in values ? [[key, values[key]]] : [])))

/**
 * What the audit trail keeps of a change: of both states only the fields that differ; of a creation or deletion
 * the whole state. Passwords, tokens and hashes are left out.
 */
export const changedValues = (before: object | undefined, after: object | undefined): { before: Values | null; after: Values | null } => {
  const from = toValues(before)
  const to = toValues(after)
  if (!from || !to) return { before: from ?? null, after: to ?? null }
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => !same(from[key], to[key]))
  return { before: only(from, keys), after: only(to, keys) }
}

/** The record that an event is about, as it was called then. */
export interface RecordedSubject {
  type: EventSubject
  id: string
  label: string
}

/** What an event is about, where people call the record by its number. */
export const byNumber =
  <Type extends EventSubject>(type: Type) =>
  ({ id, number }: { id: string; number: string }) => ({ type, id, label: number })

/** Who does something; `id` is null for the system and for people without an account. */
export interface Actor {
  id: string | null
  name: string
}

/** The actor of automatic steps. */
export const product: Actor = { id: null, name: 'Dovolilnice' }

export interface AuditEvent {
  /** `noun:verb`, for instance `application:approve`; one that has words in the contract. */
  action: EventAction
  kind: 'change' | 'read'
  /** A read that is no look, as an export: each stands in the trail. */
  everyTime?: boolean | undefined
  actor: Actor
  subject?: RecordedSubject | undefined
  /** The state before and after, as rows; only what differs is kept, and never a secret. */
  before?: object | undefined
  after?: object | undefined
  reason?: string | null | undefined
  address?: string | null | undefined
  request_id?: string | null | undefined
}

const normalised = (text: string): string => text.toUpperCase().replace(/[\s:.-]/g, '')

/** What was typed could be a plate, a card or a phone number. */
const looksTyped = (text: string): boolean => /^(?=.*\d)\+?[\p{L}\d]{5,16}$/u.test(normalised(text))

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []

const shortened = (value: unknown, given: ReadonlySet<string>): unknown => {
  if (typeof value === 'string') return given.has(value) ? `${value.trim().slice(0, 2)}…` : value
  if (Array.isArray(value)) return value.map((one) => shortened(one, given))
  return isValues(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, given)])) : value
}

/**
 * Who looks for a refused vehicle that holds no permit leaves no copy of its plate: that is forgotten within hours, and the trail is kept for years. Of whoever
 * holds a permit it stays, so that it can be proven who looked for whom. The beginning is compared by its ends: a pattern that is no constant has no index.
 */
const withoutStrangers = async (trx: Trx, values: Values | null): Promise<Values | null> => {
  const typed = [...new Set(stringsIn(values))].filter(looksTyped)
  if (typed.length === 0) return values
  const { rows } = await sql<{ typed: string }>`
    select typed from unnest(${typed}::text[], ${typed.map(normalised)}::text[]) as t (typed, beginning)
    where exists (
        select from access_log where credential_normalised ~>=~ beginning and credential_normalised ~<~ (beginning || chr(1114111))
          and event_name = 'refused' and permit_id is null)
      and not exists (select from permit_credential where value_normalised = beginning)`.execute(trx)
  const plain = shortened(values, new Set(rows.map((row) => row.typed)))
  return isValues(plain) ? plain : values
}

const json = (values: object | null): string | null => (values === null ? null : JSON.stringify(values))

/** Screens refresh themselves. Readings of the same data within this time, in ms, are recorded as one. */
export const sameLookMs = 15 * 60_000

/** Whether the event is a look, which is recorded once for a while. */
export const isLook = ({ kind, everyTime, actor }: AuditEvent): boolean => kind === 'read' && everyTime !== true && actor.id !== null

/** When this person's reading of the same subject with the same filters was recorded, if it was. */
const findSameLook = async (trx: Trx, event: AuditEvent, after: string | null, now: Date): Promise<Date | undefined> => {
  if (!isLook(event)) return undefined
  const look = await trx
    .selectFrom('event')
    .select('at')
    .where('actor_id', '=', event.actor.id)
    .where('at', '>', new Date(now.getTime() - sameLookMs))
    .where('action', '=', event.action)
    .where('subject_id', 'is not distinct from', event.subject?.id ?? null)
    // A stolen session that reads from another address must be recorded separately.
    .where('address', 'is not distinct from', event.address ?? null)
    .where('after', 'is not distinct from', sql<Record<string, unknown>>`${after}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return look?.at
}

/** As `recordEvent`; resolves with the time of the event that stands in the trail, this one's or that of the same look. */
export const recordOnce = async (trx: Trx, event: AuditEvent, clock: Clock): Promise<Date> => {
  const { before, after: changed } = changedValues(event.before, event.after)
  const after = event.kind === 'read' ? await withoutStrangers(trx, changed) : changed
  const now = clock.now()
  const same = await findSameLook(trx, event, json(after), now)
  if (same !== undefined) return same
  await insertRow(trx, 'event', {
    id: v7(),
    at: now,
    action: event.action,
    kind: event.kind,
    actor_id: event.actor.id,
    actor_name: event.actor.name,
    subject_type: event.subject?.type ?? null,
    subject_id: event.subject?.id ?? null,
    subject_label: event.subject?.label ?? null,
    before: json(before),
    after: json(after),
    reason: event.reason ?? null,
    address: event.address ?? null,
    request_id: event.request_id ?? null,
  })
  if (event.kind === 'change') await tellOfEvent(trx, event, after, now)
  return now
}

/** Writes the audit event in the transaction of its change. Readings repeated within a quarter of an hour are recorded once. */
export const recordEvent = async (trx: Trx, event: AuditEvent, clock: Clock): Promise<void> => void (await recordOnce(trx, event, clock))
