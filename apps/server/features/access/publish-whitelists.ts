import type { FailMode, WhitelistBody, WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import type { SignedWhitelist } from '@dovolilnice/contract/bollards/signed-whitelist'
import { createHash, type KeyObject, sign } from 'node:crypto'
import { gateTopic } from '@dovolilnice/contract/bollards/topics'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Db, Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'
import { passEntries } from './passes.ts'
import { credentialsQuery, entriesOf } from './whitelist-entries.ts'
import { listenTo } from '../../platform/database/notify.ts'
import { repeatEvery } from '../../platform/clock/clock.ts'

/** Milliseconds for which a list is valid; after that the gate follows its fail mode. */
const trustedDays = 30

/** The changing part of a whitelist; its hash shows whether it changed. */
interface WhitelistContent {
  device: string
  zone: string | null
  fail_mode: FailMode
  entries: WhitelistEntry[]
}

const hashOf = (content: WhitelistContent): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** The whitelist as it is published: the body's exact text with its signature. */
const signWhitelist = (content: WhitelistContent, version: number, now: Date, privateKey: KeyObject): SignedWhitelist => {
  const { device, zone, fail_mode, entries } = content
  const body: WhitelistBody = {
    version,
    device,
    issued_at: now.toISOString(),
    expires_at: new Date(now.getTime() + trustedDays * 86_400_000).toISOString(),
    zone,
    fail_mode,
    entries,
  }
  const text = JSON.stringify(body)
  return { body: text, signature: sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64') }
}

/** Milliseconds after which an unchanged list is signed again, so that a list's age at the gate shows how long the link has been down. */
const refreshMs = 6 * 3_600_000

/** The same for a gate out of use until it has its empty list: with two bridges a list signed before may have come later to the broker, which keeps it. */
const closingRefreshMs = 30 * 60_000

/** After this time out of use, a gate that has not taken it is one that was dismantled, most likely. */
const closingMs = 7 * 24 * 3_600_000

/** The gates in use, and those out of use whose gate may still have a list from before. */
const listedDevices = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.code', 'd.active', 'd.fail_mode', 'l.zone'])
    .where((is) =>
      is.or([
        is('d.active', '=', true),
        is('d.whitelist_version', 'is', null).and('d.last_open_version', 'is not', null),
        is('d.whitelist_version', '<=', is.ref('d.last_open_version')),
      ]),
    )
    .orderBy('d.code')
    .execute()

/** The list of a gate out of use opens for nobody, and the gate leaves the bollard as it is when the list is old. */
const withdrawn = (device: string): WhitelistContent => ({ device, zone: null, fail_mode: 'fail_secure', entries: [] })

/** The present content of each gate's list: of those in use, and the empty one of those taken out of use. */
export const whitelistContents = async (db: Db, now: Date): Promise<WhitelistContent[]> => {
  const devices = await listedDevices(db)
  const anyActive = devices.some(({ active }) => active)
  const entries = anyActive ? [...entriesOf(await credentialsQuery(db, localDayOf(now)).execute()), ...(await passEntries(db, now))] : []
  return devices.map(({ code, active, fail_mode, zone }) => (active ? { device: code, zone, fail_mode, entries } : withdrawn(code)))
}

/** The next version for a gate, or undefined when its list is unchanged and fresh. A version is at least the clock's seconds. */
const nextVersion = async (trx: Trx, content: WhitelistContent, now: Date, always: boolean): Promise<number | undefined> => {
  // The lock keeps two processes that publish at the same time from using one version.
  const device = await trx
    .selectFrom('device')
    .select(['active', 'whitelist_version', 'last_open_version', 'out_of_use_since'])
    .where('code', '=', content.device)
    .forUpdate()
    .executeTakeFirst()
  const last = await trx
    .selectFrom('whitelist')
    .select(['version', 'body_hash', 'published_at'])
    .where('device_code', '=', content.device)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const body_hash = hashOf(content)
  // Taken out of use since the content was read: this list would count as a later one.
  if (device?.active === false && body_hash !== hashOf(withdrawn(content.device))) return undefined
  // Out of use, only a later list closes the gate, also where the one before was empty already.
  const stillOpen = device?.active === false && (last?.version ?? 0) <= (device.last_open_version ?? 0)
  const since = device?.active === false ? device.out_of_use_since : null
  const longest = since !== null && now.getTime() - since.getTime() < closingMs ? closingRefreshMs : refreshMs
  const fresh = !stillOpen && last?.body_hash === body_hash && now.getTime() - last.published_at.getTime() < longest
  if (fresh && !always) return undefined
  // The gate may know a later list than the database, which a restore set back.
  const known = Math.max(last?.version ?? 0, device?.whitelist_version ?? 0, device?.last_open_version ?? 0)
  const version = Math.max(known + 1, Math.floor(now.getTime() / 1000))
  const row = { device_code: content.device, version, body_hash, entries: content.entries.length, published_at: now }
  await trx.insertInto('whitelist').values(row).execute()
  return version
}

/**
 * Publishes, retained, each gate's changed whitelist; resolves with the devices that got one.
 * @param which `all`: unchanged lists too, after a start, or when the broker may have lost its retained messages; devices: theirs alone, also unchanged
 */
export const publishWhitelists = async (
  services: Services,
  mqtt: MqttLink,
  privateKey: KeyObject,
  which: 'changed' | 'all' | readonly string[] = 'changed',
): Promise<string[]> => {
  const { database, clock } = services
  const published: string[] = []
  const isWanted = ({ device }: WhitelistContent): boolean => typeof which === 'string' || which.includes(device)
  for (const content of (await whitelistContents(database.kysely, clock.now())).filter(isWanted)) {
    const now = clock.now()
    const version = await database.transaction((trx) => nextVersion(trx, content, now, which !== 'changed'))
    if (version === undefined) continue
    const signed = signWhitelist(content, version, now, privateKey)
    await mqtt.publish(gateTopic(content.device, 'whitelist'), JSON.stringify(signed), { retain: true })
    published.push(content.device)
  }
  return published
}

/** So long a gate may take to say that it has its list. */
const takenMs = 10_000

/** Gates in use that are heard and have not taken the list that was published for them: the broker may have lost it. */
export const devicesBehind = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<string[]> => {
  const rows = await database.kysely
    .selectFrom('device as d')
    .innerJoin('whitelist as w', 'w.device_code', 'd.code')
    .select('d.code')
    .where('d.active', '=', true)
    .where('d.online', '=', true)
    .groupBy(['d.code', 'd.whitelist_version'])
    .having((is) => is.or([is('d.whitelist_version', 'is', null), is(is.fn.max('w.version'), '>', is.ref('d.whitelist_version'))]))
    .having(({ fn }) => fn.max('w.published_at'), '<=', new Date(clock.now().getTime() - takenMs))
    .execute()
  return rows.map(({ code }) => code)
}

/** Milliseconds to wait, so that several changes make one new list. */
const gatherMs = 100
const retryMs = 5000
const hourMs = 3_600_000
/** How often gates without their list are looked for. */
const lookMs = 5000

/**
 * Keeps the gates' whitelists up to date: a change of a permit, kind or device notifies the channel `whitelist` in its transaction.
 * The hourly check also starts each new day, because midnight is a full hour. Resolves with a function that stops it.
 */
export const followPermits = async (
  services: Services,
  mqtt: MqttLink,
  privateKey: KeyObject,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const { database, clock } = services
  let wanted: 'nothing' | 'changed' | 'all' = 'nothing'
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const take = () => {
    const what = stopped ? 'nothing' : wanted
    wanted = 'nothing'
    return what
  }
  const run = async (): Promise<void> => {
    for (let what = take(); what !== 'nothing'; what = take()) {
      await publishWhitelists(services, mqtt, privateKey, what).catch((error: unknown) => {
        onError(error)
        setTimeout(publish, retryMs, what).unref()
      })
    }
  }
  const begin = (): void => {
    timer = undefined
    running = running.then(run)
  }
  const publish = (what: 'changed' | 'all'): void => {
    if (wanted !== 'all') wanted = what
    timer ??= setTimeout(begin, gatherMs)
  }

  const stopListening = await listenTo(
    database,
    'whitelist',
    () => publish('changed'),
    () => publish('changed'),
  )
  mqtt.onConnect(() => publish('all'))
  const everyHour = (): NodeJS.Timeout =>
    setTimeout(
      () => {
        publish('changed')
        hourly = everyHour()
      },
      hourMs - (clock.now().getTime() % hourMs) + 1,
    )
  let hourly = everyHour()
  /** By the process' own clock: until then a gate that was helped is left alone, twice as long each time. */
  const pauses = new Map<string, { until: number; ms: number }>()
  const helpBehind = async (): Promise<void> => {
    if (!mqtt.isConnected()) return
    const behind = await devicesBehind(services)
    for (const device of pauses.keys()) if (!behind.includes(device)) pauses.delete(device)
    const due = behind.filter((device) => performance.now() >= (pauses.get(device)?.until ?? 0))
    if (due.length === 0) return
    for (const device of due) {
      const ms = Math.min(2 * (pauses.get(device)?.ms ?? lookMs), hourMs)
      pauses.set(device, { ms, until: performance.now() + ms })
    }
    running = running.then(() => publishWhitelists(services, mqtt, privateKey, due).then(() => {}, onError))
    await running
  }
  const stopHelping = repeatEvery(lookMs, helpBehind, onError)

  return async () => {
    stopped = true
    clearTimeout(timer)
    clearTimeout(hourly)
    await stopListening()
    await stopHelping()
    await running
  }
}
