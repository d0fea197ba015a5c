import type { WebhookEvent } from '@dovolilnice/contract/access/access-event-words'
import type { DeliveryError, DeliveryStatus } from '@dovolilnice/contract/access/street/programs'
import { type Generated, type Insertable, sql, type Updateable } from 'kysely'
import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { v7 } from 'uuid'
import { hourMs, repeatEvery } from '../clock/clock.ts'
import type { Row, Trx } from '../database/db.ts'
import { listenTo, notify } from '../database/notify.ts'
import { errorCode } from '../errors/error-facts.ts'
import type { Services } from '../http/context.ts'
import type { Owner } from '../privacy/owner.ts'
import { isLoopback } from '../security/is-loopback.ts'

/** An address that is told of events. `secret` and `old_secret` are sealed for its id. */
interface WebhookTable {
  id: string
  program_id: string | null
  url: string
  events: string[]
  secret: string | null
  old_secret: Generated<string | null>
  old_until: Generated<Date | null>
  made_by: string | null
  made_at: Date
  stopped_at: Generated<Date | null>
  told_at: Generated<Date | null>
}

interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  event: WebhookEvent | 'test'
  body: string
  made_at: Date
  status: Generated<DeliveryStatus>
  attempts: Generated<number>
  next_at: Date
  last_at: Generated<Date | null>
  last_code: Generated<number | null>
  last_ms: Generated<number | null>
  last_error: Generated<DeliveryError | null>
}

declare module '../database/db.ts' {
  interface Tables {
    webhook: WebhookTable
    webhook_delivery: WebhookDeliveryTable
  }
}

/** A body holds numbers of records and no person, and is deleted after 30 days. */
export const webhookOwner: Owner = {
  name: 'webhooks',
  tables: {
    webhook: {
      ...{ id: 'impersonal', program_id: 'impersonal', url: 'impersonal', events: 'impersonal', secret: 'impersonal' },
      ...{ old_secret: 'impersonal', old_until: 'impersonal', made_by: 'impersonal', made_at: 'impersonal' },
      ...{ stopped_at: 'impersonal', told_at: 'impersonal' },
    },
    webhook_delivery: {
      ...{ id: 'impersonal', webhook_id: 'impersonal', event: 'impersonal', body: 'impersonal', made_at: 'impersonal' },
      ...{ status: 'impersonal', attempts: 'impersonal', next_at: 'impersonal', last_at: 'impersonal' },
      ...{ last_code: 'impersonal', last_ms: 'impersonal', last_error: 'impersonal' },
    },
  },
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
  await trx.insertInto('webhook_delivery').values(rows).execute()
  await notify(trx, 'webhooks')
}

/** Decisions about applications, by their verbs. */
const decisions = /^application:(approve|grant_in_part|reject|dismiss|declare_inadmissible|lapse|withdraw)$/
const permitChanges = /^permit:(suspend|resume|change_vehicle|add_temporary_vehicle|update|(add|remove|block|unblock)_credential)$/
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
  await trx.insertInto('webhook_delivery').values({ id, webhook_id, event: 'test', body, made_at: now, next_at: now }).execute()
  await notify(trx, 'webhooks')
  return id
}

/** Sends a delivery once more, whatever became of it. */
export const sendAgain = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await trx.updateTable('webhook_delivery').set({ status: 'waiting', next_at: now }).where('id', '=', id).execute()
  await notify(trx, 'webhooks')
}

export const insertWebhook = async (trx: Trx, row: Insertable<WebhookTable>): Promise<void> => {
  await trx.insertInto('webhook').values(row).execute()
}

export const updateWebhook = async (trx: Trx, id: string, values: Updateable<WebhookTable>): Promise<void> => {
  await trx.updateTable('webhook').set(values).where('id', '=', id).execute()
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

const listOf = (family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const [address = '', prefix] of subnets.map((subnet) => subnet.split('/'))) list.addSubnet(address, Number(prefix), family)
  return list
}

/**
 * Addresses that lead into the town's own network, to this machine, or nowhere. Of IPv6 all that is no global unicast, and what hides an IPv4 address.
 * Two lists: in one, the first block of IPv6 would close all of IPv4.
 */
const closed = {
  4: listOf('ipv4', [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
    ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ]),
  6: listOf('ipv6', ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']),
}

/** Whether an IP address may be called. @param ownMachine whether this machine is one: in development alone */
export const mayCall = (address: string, ownMachine: boolean): boolean => {
  const family = isIP(address)
  if (ownMachine && isLoopback(address)) return true
  return family === 4 ? !closed[4].check(address, 'ipv4') : family === 6 && !closed[6].check(address, 'ipv6')
}

/** Whether an address of the web may be called, as far as it says so itself: by https, and no closed IP address. */
export const mayBeTold = (url: string, ownMachine: boolean): boolean => {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (ownMachine && isLoopback(host)) return true
  return protocol === 'https:' && !isLoopback(host) && (isIP(host) === 0 || mayCall(host, ownMachine))
}

class ClosedAddress extends Error {}

/** Resolves a name and refuses it where one of its addresses is closed: what is checked is what is called, so a name cannot change in between. */
const guarded =
  (ownMachine: boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) return done(error ?? new Error('no address'), '', 4)
      if (!addresses.every(({ address }) => mayCall(address, ownMachine))) return done(new ClosedAddress('closed'), '', 4)
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })

/** Milliseconds that a receiver may take in all. */
const patienceMs = 10_000
/** Bytes of an answer that are read, for the sake of whoever sends one; nothing of it is kept. */
const mostAnswer = 16_384

interface Outcome {
  code: number | null
  error: DeliveryError | null
}

const errorOf = (error: unknown, signal: AbortSignal): DeliveryError => {
  if (error instanceof ClosedAddress) return 'closed_address'
  if (signal.aborted) return 'timeout'
  const code = errorCode(error) ?? ''
  if (/^E(NOTFOUND|AI_)/.test(code)) return 'dns'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|EPROTO/.test(code) ? 'tls' : 'connection'
}

/** One POST. No redirect is followed: it is an answer like any other that is not 2xx. */
export const post = (
  url: string,
  headers: Record<string, string>,
  body: string,
  ownMachine: boolean,
  stop: AbortSignal,
): Promise<Outcome> => {
  if (!mayBeTold(url, ownMachine)) return Promise.resolve({ code: null, error: 'closed_address' })
  const patience = AbortSignal.timeout(patienceMs)
  const signal = AbortSignal.any([stop, patience])
  const call = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ code: null, error: errorOf(error, signal) })
    const length = String(Buffer.byteLength(body))
    const all = { ...headers, 'content-type': 'application/json', 'content-length': length, 'user-agent': 'Dovolilnice' }
    const asked = call(url, { method: 'POST', headers: all, lookup: guarded(ownMachine), signal, agent: false }, (answer) => {
      const code = answer.statusCode ?? 0
      const told = () => resolve({ code, error: code >= 200 && code < 300 ? null : 'answer' })
      let read = 0
      answer.on('data', (part: Buffer) => {
        read += part.length
        if (read <= mostAnswer) return
        told()
        asked.destroy()
      })
      answer.on('end', told)
      answer.on('error', fail)
    })
    asked.on('error', fail)
    asked.end(body)
  })
}

/** What a secret is called by Standard Webhooks, with its bytes in base64. */
export const secretPrefix = 'whsec_'

/** Signs as Standard Webhooks has it, with each secret that holds: the receiver takes any that fits. */
const signed = (id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> => {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string): string =>
    createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64')
  const signature = secrets.map((secret) => `v1,${sign(secret)}`).join(' ')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature }
}

/** How long it is tried, and the pauses between: ten seconds, four times as long each time, twelve hours at most. */
const tryMs = 72 * hourMs
const pauseMs = (attempts: number): number => Math.min(12 * hourMs, 10_000 * 4 ** (attempts - 1))

/** Longer than a receiver may take: of a process that died the attempt is made anew after this. */
const leaseMs = 60_000

type Delivery = Row<'webhook_delivery'>

/** Takes the next delivery of an address that is due. Of several processes one gets it: it counts as tried before it is. */
const claim = (services: Services, webhookId: string): Promise<Delivery | undefined> => {
  const { kysely } = services.database
  const now = services.clock.now()
  return kysely
    .updateTable('webhook_delivery')
    .set((is) => ({ attempts: is('attempts', '+', 1), last_at: now, next_at: new Date(now.getTime() + leaseMs) }))
    .where('id', '=', (is) =>
      is
        .selectFrom('webhook_delivery as d')
        .select('d.id')
        .where('d.webhook_id', '=', webhookId)
        .where('d.status', '=', 'waiting')
        .where('d.next_at', '<=', now)
        .orderBy('d.next_at')
        .orderBy('d.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** What becomes of a delivery after an attempt that failed. */
const nextOf = ({ made_at, attempts }: Delivery, now: Date): Pick<Delivery, 'status' | 'next_at'> => {
  const end = made_at.getTime() + tryMs
  const next_at = new Date(Math.min(end, now.getTime() + pauseMs(attempts)))
  return { status: now.getTime() >= end ? 'failed' : 'waiting', next_at }
}

/** Called with an address that has not answered for three days, once until it answers. */
export type GiveUp = (trx: Trx, services: Services, webhook: Row<'webhook'>) => Promise<void>

/** Writes down what came of an attempt; a later attempt of another process is left as it is. */
const note = async (services: Services, delivery: Delivery, { code, error }: Outcome, ms: number, giveUp: GiveUp): Promise<void> => {
  const now = services.clock.now()
  await services.database.transaction(async (trx) => {
    const { status, next_at } = error === null ? { status: 'sent' as const, next_at: now } : nextOf(delivery, now)
    const noted = await trx
      .updateTable('webhook_delivery')
      .set({ status, next_at, last_code: code, last_ms: ms, last_error: error })
      .where('id', '=', delivery.id)
      .where('attempts', '=', delivery.attempts)
      .where('status', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    const webhook = await trx.selectFrom('webhook').selectAll().where('id', '=', delivery.webhook_id).forUpdate().executeTakeFirstOrThrow()
    if (error === null) {
      await trx.updateTable('webhook').set({ told_at: null }).where('id', '=', webhook.id).execute()
      // It answers again: what waits because it did not goes at once. What another process may be sending now is left alone.
      await trx
        .updateTable('webhook_delivery')
        .set({ next_at: now })
        .where('webhook_id', '=', webhook.id)
        .where('status', '=', 'waiting')
        .where('last_code', 'is', null)
        .where('last_at', '<', new Date(now.getTime() - leaseMs))
        .execute()
    } else if (noted !== undefined && status === 'failed' && webhook.told_at === null) {
      await trx.updateTable('webhook').set({ told_at: now }).where('id', '=', webhook.id).execute()
      await giveUp(trx, services, webhook)
    }
  })
}

/** Sends what is due to one address, one after the other, until one is not taken: the others are tried in later rounds. */
const sendTo = async (services: Services, webhookId: string, giveUp: GiveUp, stop: AbortSignal): Promise<void> => {
  const { database, clock, seal, config } = services
  for (;;) {
    if (stop.aborted) return
    const delivery = await claim(services, webhookId)
    if (delivery === undefined) return
    const { secret, old_secret, old_until, url } = await database.kysely
      .selectFrom('webhook')
      .select(['secret', 'old_secret', 'old_until', 'url'])
      .where('id', '=', webhookId)
      .executeTakeFirstOrThrow()
    const now = clock.now()
    const secrets = [secret, old_until !== null && old_until > now ? old_secret : null].flatMap((one) =>
      one === null ? [] : [seal.open(one, webhookId)],
    )
    const begun = performance.now()
    const outcome = await post(url, signed(delivery.id, now, delivery.body, secrets), delivery.body, !config.production, stop)
    await note(services, delivery, outcome, Math.round(performance.now() - begun), giveUp)
    if (outcome.error !== null) return
  }
}

const dueWebhooks = async ({ database, clock }: Services): Promise<string[]> => {
  const rows = await database.kysely
    .selectFrom('webhook as w')
    .select('w.id')
    .where('w.stopped_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_delivery as d')
          .select('d.id')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.status', '=', 'waiting')
          .where('d.next_at', '<=', clock.now()),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

const never = new AbortController().signal

/** Sends what is due now to every address, and waits for it. */
export const sendWebhooks = async (services: Services, giveUp: GiveUp): Promise<void> => {
  await Promise.all((await dueWebhooks(services)).map((id) => sendTo(services, id, giveUp, never)))
}

/** Days for which deliveries can be looked at. */
const keptMs = 30 * 24 * hourMs

export const forgetDeliveries = async ({ database, clock }: Services): Promise<void> => {
  await database.kysely
    .deleteFrom('webhook_delivery')
    .where('made_at', '<', new Date(clock.now().getTime() - keptMs))
    .where('status', '<>', 'waiting')
    .execute()
}

/** Sends in every process until it ends. Each address has a sender of its own: one that does not answer holds up no other. */
export const watchWebhooks = async (services: Services, giveUp: GiveUp): Promise<() => Promise<void>> => {
  const onError = (error: unknown) => console.error('telling webhooks', error)
  const stopping = new AbortController()
  const senders = new Map<string, Promise<void>>()
  const round = async (): Promise<void> => {
    for (const id of await dueWebhooks(services))
      if (!senders.has(id) && !stopping.signal.aborted)
        senders.set(
          id,
          sendTo(services, id, giveUp, stopping.signal)
            .catch(onError)
            .finally(() => senders.delete(id)),
        )
  }
  const stops = [
    repeatEvery(5_000, round, onError),
    repeatEvery(hourMs, () => forgetDeliveries(services), onError),
    await listenTo(services.database, 'webhooks', () => void round().catch(onError)),
  ]
  return async () => {
    stopping.abort()
    for (const stop of stops) await stop()
    await Promise.all(senders.values())
  }
}
