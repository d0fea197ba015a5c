import type { DeliveryError } from '@dovolilnice/contract/access/street/programs'
import { createHmac } from 'node:crypto'
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { hourMs, repeatEvery } from '../clock/clock.ts'
import { type Row, type Trx, updateRow } from '../database/db.ts'
import { listenTo } from '../database/notify.ts'
import { errorCode } from '../errors/error-facts.ts'
import type { Services } from '../http/context.ts'
import { isLoopback } from '../security/is-loopback.ts'

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

/** How names are resolved; a test hands in its own. */
type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

class ClosedAddress extends Error {}

/** Resolves a name and refuses it where one of its addresses is closed: what is checked is what is called, so a name cannot change in between. */
const guarded =
  (ownMachine: boolean, resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
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
  resolve: Resolve = lookup,
): Promise<Outcome> => {
  if (!mayBeTold(url, ownMachine)) return Promise.resolve({ code: null, error: 'closed_address' })
  const patience = AbortSignal.timeout(patienceMs)
  const signal = AbortSignal.any([stop, patience])
  const call = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((settle) => {
    const fail = (error: unknown) => settle({ code: null, error: errorOf(error, signal) })
    const length = String(Buffer.byteLength(body))
    const all = { ...headers, 'content-type': 'application/json', 'content-length': length, 'user-agent': 'Dovolilnice' }
    const asked = call(url, { method: 'POST', headers: all, lookup: guarded(ownMachine, resolve), signal, agent: false }, (answer) => {
      const code = answer.statusCode ?? 0
      const told = () => settle({ code, error: code >= 200 && code < 300 ? null : 'answer' })
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

/** Undefined where it was sealed with another key of the server. */
const tryOpen = ({ seal }: Services, sealed: string | null, about: string): string | undefined => {
  try {
    return sealed === null ? undefined : seal.open(sealed, about)
  } catch {
    return undefined
  }
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
    // The address first, as whoever stops it or sends again does.
    const webhook = await trx.selectFrom('webhook').selectAll().where('id', '=', delivery.webhook_id).forUpdate().executeTakeFirstOrThrow()
    const { status, next_at } = error === null ? { status: 'sent' as const, next_at: now } : nextOf(delivery, now)
    const noted = await trx
      .updateTable('webhook_delivery')
      .set({ status, next_at, last_code: code, last_ms: ms, last_error: error })
      .where('id', '=', delivery.id)
      .where('attempts', '=', delivery.attempts)
      .where('status', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (error === null) {
      await updateRow(trx, 'webhook', webhook.id, { told_at: null })
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
      await updateRow(trx, 'webhook', webhook.id, { told_at: now })
      await giveUp(trx, services, webhook)
    }
  })
}

/** Sends what is due to one address, one after the other, until one is not taken: the others are tried in later rounds. */
const sendTo = async (services: Services, webhookId: string, giveUp: GiveUp, stop: AbortSignal): Promise<void> => {
  const { database, clock, config } = services
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
    const own = tryOpen(services, secret, webhookId)
    const former = old_until !== null && old_until > now ? tryOpen(services, old_secret, webhookId) : undefined
    const begun = performance.now()
    const send = (headers: Record<string, string>) => post(url, headers, delivery.body, !config.production, stop)
    const outcome: Outcome =
      own === undefined
        ? { code: null, error: 'secret' }
        : await send(signed(delivery.id, now, delivery.body, former === undefined ? [own] : [own, former]))
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
