import type { Operation } from '@dovolilnice/contract/operation'
import { product, recordEvent } from '../../audit/record-event.ts'
import type { Db } from '../../database/db.ts'
import { addTo, counterKey, countOf, countTowards, limitReached } from './rate.ts'
import type { Context, Services } from '../context.ts'
import { networkOf } from '../caller/caller-address.ts'
import { textIn } from '@dovolilnice/contract/locale'
import { errorCatalogue } from '@dovolilnice/contract/error-catalogue'
import type { ErrorBody } from '@dovolilnice/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Socket } from 'node:net'
import { localeOf } from '../caller/cookies.ts'

/** Something that may happen so often in a window of time, counted for whatever the call names. */
export interface Counter {
  name: string
  limit: number
  windowSeconds: number
}

/** Counts one; answers the how many-th it is in this window. Call it outside the call's transaction, so that a failed call counts too. */
export const countOne = (db: Db, { name, windowSeconds }: Counter, of: readonly string[], now: Date): Promise<number> =>
  addTo(db, { key: counterKey(name, ...of), amount: 1, windowSeconds }, now)

/** Counts one. @throws OperationError `rate_limited` with the seconds to wait, when it is one too many */
export const countWithin = async (db: Db, counter: Counter, of: readonly string[], now: Date): Promise<void> => {
  if ((await countOne(db, counter, of, now)) > counter.limit) throw limitReached('rate_limited', counter.windowSeconds, now)
}

/** Looks without counting. @throws OperationError `rate_limited` with the seconds to wait, when the limit is reached */
export const requireBelow = async (db: Db, counter: Counter, of: readonly string[], now: Date): Promise<void> => {
  const count = await countOf(db, counterKey(counter.name, ...of), counter.windowSeconds, now)
  if (count >= counter.limit) throw limitReached('rate_limited', counter.windowSeconds, now)
}

const windowSeconds = 86_400
/** What an application may weigh on the average; one with three photos weighs about 2 MB. */
const kilobytesEach = 5_000
/** Networks that nobody knows take together as much as this many at their limit: a brake against many that flood together, and for the disk. */
const unknownNetworks = 30
/** Days for which a network is known after a mailed link was opened there. */
const knownDays = 90

export type Sender = Pick<Context, 'address' | 'now'>

const formsKey = (operation: string, who: string): string => counterKey(operation, 'forms of a day', who)
const knownKey = (address: string): string => counterKey('network of an opened link', networkOf(address))

/** How many forms have come today, from the network of this address and from all unknown ones. */
export const formsOfToday = async (
  db: Db,
  operation: string,
  { address, now }: Sender,
): Promise<{ network: number; everyone: number }> => ({
  network: await countOf(db, formsKey(operation, networkOf(address)), windowSeconds, now),
  everyone: await countOf(db, formsKey(operation, 'everyone'), windowSeconds, now),
})

/** Notes that a mailed link was opened from this network: somebody there reads the mails of an address that applied. */
export const rememberNetwork = async ({ trx, address, now }: Sender & Pick<Context, 'trx'>): Promise<void> => {
  // The window is that of the last day: counters are forgotten a day after their window, not before.
  const lastDay = new Date(now.getTime() + knownDays * 86_400_000)
  await addTo(trx, { key: knownKey(address), amount: 1, windowSeconds }, lastDay)
}

const isKnown = async (db: Db, { address, now }: Sender): Promise<boolean> => {
  const found = await db
    .selectFrom('rate_counter')
    .select('key')
    .where('key', '=', knownKey(address))
    .where('window_start', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Counts a form sent without signing in, and the size of its files, by the UTC day: for the sender's network, and unless that is known for all
 * unknown networks. In the call's transaction: of a call that is refused, or repeats an earlier one, nothing stays counted.
 * @param isOwn whether the sender has proved the address in the form
 * @throws OperationError `quota_reached`
 */
export const takeQuota = async (
  { trx, files, config, ...sender }: Sender & Pick<Context, 'trx' | 'files' | 'config'>,
  operation: string,
  isOwn: boolean,
): Promise<void> => {
  const kilobytes = Math.ceil(files.reduce((sum, { byte_size: size }) => sum + size, 0) / 1000)
  const whose = [{ who: networkOf(sender.address), times: 1 }]
  if (!isOwn && !(await isKnown(trx, sender))) whose.push({ who: 'everyone', times: unknownNetworks })
  for (const { who, times } of whose) {
    const limit = config.formsPerDay * times
    const counted = [
      { key: formsKey(operation, who), amount: 1, limit },
      { key: counterKey(operation, 'kilobytes of a day', who), amount: kilobytes, limit: limit * kilobytesEach },
    ]
    for (const share of counted) await countTowards(trx, { ...share, windowSeconds, code: 'quota_reached' }, sender.now)
  }
}

/**
 * Puts into the trail that forms were turned away: the first of a day, the tenth, the hundredth. An organ takes every application (ZUP, art. 65), so its
 * staff must see that some did not come through. After the call's transaction, which is rolled back.
 */
export const noteTurnedAway = async ({ database, clock }: Pick<Services, 'database' | 'clock'>, { name }: Operation): Promise<void> => {
  const count = await countOne(database.kysely, { name: 'forms turned away', limit: 0, windowSeconds }, [name], clock.now())
  if (!/^10*$/.test(String(count))) return
  const event = { action: 'application:turn_away', kind: 'change', actor: product, after: { turned_away: count } } as const
  await database.transaction((trx) => recordEvent(trx, event, clock))
}

/** How long a caller may take, in milliseconds. Answers have no limit: live streams stay open. */
interface TimeLimits {
  /** From connecting to the last header; a connection that says nothing is cut at the first look after it. */
  headersMs: number
  /** For a whole request with its body. */
  requestMs: number
  /** Between two calls of a connection. Longer than that of proxies (nginx 60 s, Caddy 120 s), or a proxy may send into a closed connection. */
  keepAliveMs: number
  /** A body may be slow for this long: a phone loses its network for a while. */
  bodyGraceMs: number
  /** After that it must have come at this speed on average. */
  bodyBytesPerSecond: number
  /** Between two looks at the open connections and bodies. */
  lookEveryMs: number
}

/** At 10 kB/s the largest form (25 MB) takes 42 minutes. `requestMs` must stay under the hour after which the sweep removes files without a row. */
export const usualTimeLimits: TimeLimits = {
  // With the next look at most 20 s, as docs/operations.md says.
  headersMs: 15_000,
  requestMs: 45 * 60_000,
  keepAliveMs: 130_000,
  bodyGraceMs: 30_000,
  bodyBytesPerSecond: 10_000,
  lookEveryMs: 5_000,
}

/** The settings of Node's server. */
export const serverLimits = ({ headersMs, requestMs, keepAliveMs, lookEveryMs }: TimeLimits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
})

/** Answers on the socket itself: the call still waits for its body, so it cannot answer. Its reading fails when the socket is closed. */
const cutOff = (request: FastifyRequest): void => {
  const { socket } = request.raw
  const error = { code: 'too_slow', message: textIn(errorCatalogue.too_slow, localeOf(request)), reference: request.id } as const
  const body = JSON.stringify({ error } satisfies ErrorBody)
  const head = [
    `HTTP/1.1 ${errorCatalogue.too_slow.status} Request Timeout`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts off callers whose body comes too slowly: each holds a connection, and an upload also an open file. */
export const addBodyLimit = (app: FastifyInstance, { bodyGraceMs, bodyBytesPerSecond, lookEveryMs }: TimeLimits): void => {
  app.addHook('onRequest', async (request) => {
    // A call from inside the process has no connection to cut.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return
    const { raw } = request
    const [begun, bytesBefore] = [performance.now(), raw.socket.bytesRead]
    const timer = setInterval(() => {
      const seconds = (performance.now() - begun) / 1_000
      if (seconds * 1_000 < bodyGraceMs || raw.socket.bytesRead - bytesBefore >= seconds * bodyBytesPerSecond) return
      clearInterval(timer)
      cutOff(request)
    }, lookEveryMs)
    for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer))
  })
}
