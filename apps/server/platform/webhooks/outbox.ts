import type { WebhookEvent } from '@dovolilnice/contract/access/access-event-words'
import type { DeliveryError, DeliveryStatus } from '@dovolilnice/contract/access/street/programs'
import { type Insertable, sql } from 'kysely'
import { v7 } from 'uuid'
import { type Changes, type Tables, type Trx, insertRow, updateRow } from '../database/db.ts'
import { notify } from '../database/notify.ts'
import { type Owner, ownTables } from '../privacy/owner.ts'
import { column, defineTable, type TablesOf } from '../database/define-table.ts'

const webhookTables = {
  /** An address that is told of events. `secret` and `old_secret` are sealed for its id. */
  webhook: defineTable({
    id: column.uuid('impersonal'),
    program_id: column.uuid('impersonal').orNull(),
    url: column.text('impersonal'),
    events: column.texts('impersonal'),
    secret: column.text('impersonal').orNull(),
    old_secret: column.text('impersonal').orNull(),
    old_until: column.instant('impersonal').orNull(),
    made_by: column.uuid('impersonal').orNull(),
    made_at: column.instant('impersonal'),
    stopped_at: column.instant('impersonal').orNull(),
    told_at: column.instant('impersonal').orNull(),
  }),
  webhook_delivery: defineTable({
    id: column.uuid('impersonal'),
    webhook_id: column.uuid('impersonal'),
    event: column.text('impersonal').of<WebhookEvent | 'test'>(),
    body: column.text('impersonal'),
    made_at: column.instant('impersonal'),
    status: column.text('impersonal').of<DeliveryStatus>().byDefault(),
    attempts: column.integer('impersonal').byDefault(),
    next_at: column.instant('impersonal'),
    last_at: column.instant('impersonal').orNull(),
    last_code: column.integer('impersonal').orNull(),
    last_ms: column.integer('impersonal').orNull(),
    last_error: column.text('impersonal').of<DeliveryError>().orNull(),
  }),
}

declare module '../database/db.ts' {
  interface Tables extends TablesOf<typeof webhookTables> {}
}

/** A body holds numbers of records and no person, and is deleted after 30 days. */
export const webhookOwner: Owner = {
  name: 'webhooks',
  ...ownTables(webhookTables),
}

/** What a receiver learns: which records by their numbers, and of which kind it is. No name, plate, card or telephone number, ever. */
export interface Told {
  ids: readonly string[]
  kind?: string
  /** Of an alert: the fault. */
  detail?: string
}

/** Ids in one delivery: a mass pass for a whole town is told in parts. */
const mostIds = 500

const bodyOf = (event: WebhookEvent | 'test', now: Date, told: Told): string =>
  JSON.stringify({ type: event, timestamp: now.toISOString(), data: told })

/** Puts an event into the outbox of every address that wants it, in the transaction of the change. */
export const tellOutside = async (trx: Trx, event: WebhookEvent, { ids, ...about }: Told, now: Date): Promise<void> => {
  if (ids.length === 0) return
  const wanting = await trx
    .selectFrom('webhook')
    .select('id')
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`${event} = any (events)`)
    .execute()
  if (wanting.length === 0) return
  const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) => ids.slice(part * mostIds, (part + 1) * mostIds))
  const rows = parts.flatMap((part) => {
    const body = bodyOf(event, now, { ids: part, ...about })
    return wanting.map(({ id }) => ({ id: v7(), webhook_id: id, event, body, made_at: now, next_at: now }))
  })
  await insertRow(trx, 'webhook_delivery', rows)
  await notify(trx, 'webhooks')
}

/** Decisions about applications, by their verbs. */
const decisions = /^application:(approve|grant_in_part|reject|dismiss|declare_inadmissible|lapse|withdraw)$/
const permitChanges =
  /^permit:(suspend|resume|change_vehicle|add_temporary_vehicle|update|set_class|(add|remove|block|unblock)_credential)$/
const permitEnds = ['revoked', 'replaced', 'mistaken']

/** What the trail records of permits, applications and closures is told outside too. */
const eventOf = (action: string, status: unknown, subject: { id: string; label: string }): [WebhookEvent, Told] | undefined => {
  const of = { ids: [subject.label] }
  if (action === 'permit:issue') return ['permit.issued', of]
  if (action.startsWith('permit:') && permitEnds.some((end) => end === status)) return ['permit.ended', { ...of, kind: String(status) }]
  const isWaiting = ['permit:suspend', 'permit:resume'].includes(action) && status === undefined
  if (permitChanges.test(action) && !isWaiting) return ['permit.changed', { ...of, kind: action.slice('permit:'.length) }]
  const decided = decisions.exec(action)?.[1]
  return decided === undefined ? undefined : ['application.decided', { ...of, kind: decided }]
}

/** Tells outside what the trail records, where somebody listens. `after` is what has changed. */
export const tellOfEvent = async (
  trx: Trx,
  { action, subject }: { action: string; subject?: { id: string; label: string } | undefined },
  after: Record<string, unknown> | null,
  now: Date,
): Promise<void> => {
  const told = subject && eventOf(action, after?.['status'], subject)
  if (told) await tellOutside(trx, ...told, now)
}

/** A delivery that only shows whether the receiver takes it. @returns its id */
export const tellTest = async (trx: Trx, webhook_id: string, now: Date): Promise<string> => {
  const id = v7()
  const body = bodyOf('test', now, { ids: [] })
  await insertRow(trx, 'webhook_delivery', { id, webhook_id, event: 'test', body, made_at: now, next_at: now })
  await notify(trx, 'webhooks')
  return id
}

/** Sends a delivery once more, whatever became of it. */
export const sendAgain = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await updateRow(trx, 'webhook_delivery', id, { status: 'waiting', next_at: now })
  await notify(trx, 'webhooks')
}

export const insertWebhook = async (trx: Trx, row: Insertable<Tables['webhook']>): Promise<void> => {
  await insertRow(trx, 'webhook', row)
}

export const updateWebhook = async (trx: Trx, id: string, values: Changes<'webhook'>): Promise<void> => {
  await updateRow(trx, 'webhook', id, values)
}

/** Tells these addresses nothing any more; what waits is given up. */
export const stopWebhooks = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await trx.updateTable('webhook').set({ stopped_at: now }).where('id', 'in', ids).where('stopped_at', 'is', null).execute()
  await trx
    .updateTable('webhook_delivery')
    .set({ status: 'failed', last_error: 'stopped' })
    .where('webhook_id', 'in', ids)
    .where('status', '=', 'waiting')
    .execute()
}
