import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import type { Direction, FailMode, WhitelistHead } from '@dovolilnice/contract/access/whitelist'
import type { SignedWhitelist } from '@dovolilnice/contract/bollards/signed-whitelist'
import { gateTopic } from '@dovolilnice/contract/bollards/topics'
import { createHash, type KeyObject, sign } from 'node:crypto'
import { repeatEvery } from '../../platform/clock/clock.ts'
import { listenTo } from '../../platform/database/notify.ts'
import { readWorkFreeDays } from '../../platform/calendar/closed-days.ts'
import { type Db, type Trx, insertRow } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import type { DeviceLink } from '../../platform/mqtt/device-link.ts'
import { createListContents, type ListContents, type ZoneContent } from './list-contents.ts'
import { noteContent, trustedDays } from './past-lists.ts'

/** Milliseconds after which an unchanged list is signed again, so that a list's age at the gate shows how long the link has been down. */
const refreshMs = 6 * 3_600_000

/** The same for a gate out of use until it has its empty list: with two bridges a list signed before may come later. */
const closingRefreshMs = 30 * 60_000

/** After this time out of use, a gate that has not taken it is one that was dismantled, most likely. */
const closingMs = 7 * 24 * 3_600_000

/** After this time a gate gets its whole list again, so that the differences on its disk do not grow without end. */
const wholeMs = 7 * 24 * 3_600_000

/** The gates in use, and those out of use whose gate may still have a list from before. */
const listedDevices = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.code', 'd.active', 'd.fail_mode', 'd.open_windows', 'd.online', 'l.zone'])
    .select(['d.direction', 'd.passback', 'd.passback_minutes'])
    .where((is) =>
      is.or([
        is('d.active', '=', true),
        is('d.whitelist_version', 'is', null).and('d.last_open_version', 'is not', null),
        is('d.whitelist_version', '<=', is.ref('d.last_open_version')),
      ]),
    )
    .orderBy('d.code')
    .execute()

/** A gate with what its list should be now. */
interface Listed {
  code: string
  zone: string | null
  fail_mode: FailMode
  /** That of its content; of one out of use the empty one, which opens for nobody. */
  fingerprint: string
  entries: number
  /** The work-free days while it is valid. */
  work_free: string[]
  open_windows: TimeWindow[]
  direction: Direction
  passback_minutes: number | undefined
  /** Whether there is anybody to send it to. */
  online: boolean
}

const nothing = '0'.repeat(64)
const emptyContent: Pick<ZoneContent, 'whole' | 'since'> = { whole: () => '', since: () => undefined }

/** The list of a gate out of use opens for nobody, and the gate leaves the bollard as it is when the list is old. */
const withdrawn = {
  zone: null,
  fail_mode: 'fail_secure',
  fingerprint: nothing,
  entries: 0,
  work_free: [],
  open_windows: [],
  direction: 'both',
  passback_minutes: undefined,
} satisfies Partial<Listed>

/** Reads what each gate's list should be: of those in use, and the empty one of those taken out of use. */
export const readLists = async (db: Db, contents: ListContents, now: Date): Promise<Listed[]> => {
  const devices = await listedDevices(db)
  const work_free = await readWorkFreeDays(db, now, trustedDays + 1)
  await contents.read(
    db,
    now,
    devices.filter(({ active }) => active).map(({ zone }) => zone),
  )
  return devices.map(({ code, active, online, passback, passback_minutes: minutes, ...device }) => {
    if (!active) return { code, online, ...withdrawn }
    const content = contents.of(device.zone)
    const passback_minutes = passback === 'hard' && device.direction === 'entry' ? minutes : undefined
    return { code, online, ...device, fingerprint: content.fingerprint(), entries: content.size(), work_free, passback_minutes }
  })
}

type Hashed = Pick<Listed, 'fingerprint' | 'zone' | 'fail_mode' | 'work_free' | 'open_windows' | 'direction' | 'passback_minutes'>

/** The fingerprint of the content first, by which the difference to a list is found. */
const hashOf = ({ fingerprint, zone, fail_mode, work_free, open_windows, direction, passback_minutes }: Hashed): string =>
  `${fingerprint}.${createHash('sha256')
    .update(JSON.stringify([zone, fail_mode, work_free, open_windows, direction, passback_minutes]))
    .digest('hex')
    .slice(0, 16)}`

interface Version {
  version: number
  issued_at: Date
  /** Whether it was given just now. */
  isNew: boolean
  /** The list that the gate says it has; undefined: the whole list is due. */
  base: { version: number; fingerprint: string; isNewest: boolean } | undefined
}

/** The version of a gate's list: a new one where it changed or is no longer fresh. A version is at least the clock's seconds. */
const versionOf = async (trx: Trx, list: Listed, now: Date): Promise<Version | undefined> => {
  // The lock keeps two processes that publish at the same time from using one version.
  const device = await trx
    .selectFrom('device')
    .select(['active', 'whitelist_version', 'last_open_version', 'out_of_use_since'])
    .where('code', '=', list.code)
    .forUpdate()
    .executeTakeFirst()
  const rows = () => trx.selectFrom('whitelist').select(['version', 'body_hash', 'published_at']).where('device_code', '=', list.code)
  const last = await rows().orderBy('version', 'desc').limit(1).executeTakeFirst()
  const body_hash = hashOf(list)
  // Taken out of use since the content was read: this list would count as a later one.
  if (device?.active === false && list.fingerprint !== nothing) return undefined
  const reported = device?.whitelist_version ?? null
  const known = reported === null ? undefined : await rows().where('version', '=', reported).executeTakeFirst()
  const whole = await rows().where('base', 'is', null).orderBy('version', 'desc').limit(1).executeTakeFirst()
  const isWholeDue = whole === undefined || now.getTime() - whole.published_at.getTime() >= wholeMs
  const base =
    isWholeDue || known === undefined || whole.version > known.version
      ? undefined
      : { version: known.version, fingerprint: known.body_hash.slice(0, nothing.length), isNewest: known.version === last?.version }
  // Out of use, only a later list closes the gate, also where the one before was empty already.
  const stillOpen = device?.active === false && (last?.version ?? 0) <= (device.last_open_version ?? 0)
  const since = device?.active === false ? device.out_of_use_since : null
  const longest = since !== null && now.getTime() - since.getTime() < closingMs ? closingRefreshMs : refreshMs
  const fresh = !stillOpen && last?.body_hash === body_hash && now.getTime() - last.published_at.getTime() < longest
  // The gate may know a later list than the database, which a restore set back.
  const highest = Math.max(last?.version ?? 0, reported ?? 0, device?.last_open_version ?? 0)
  if (fresh && highest === last.version) return { version: last.version, issued_at: last.published_at, isNew: false, base }
  const version = Math.max(highest + 1, Math.floor(now.getTime() / 1000))
  const { zone, fail_mode, work_free, open_windows } = list
  const head = JSON.stringify({ zone, fail_mode, work_free, open_windows })
  const row = { device_code: list.code, version, body_hash, entries: list.entries, published_at: now, base: base?.version ?? null, head }
  await insertRow(trx, 'whitelist', row)
  return { version, issued_at: now, isNew: true, base }
}

const signList = (
  list: Listed,
  { version, issued_at }: Version,
  base: number | null,
  content: string,
  privateKey: KeyObject,
): SignedWhitelist => {
  const head: WhitelistHead = {
    version,
    base,
    device: list.code,
    issued_at: issued_at.toISOString(),
    expires_at: new Date(issued_at.getTime() + trustedDays * 86_400_000).toISOString(),
    zone: list.zone,
    fail_mode: list.fail_mode,
    work_free: list.work_free,
    open_windows: list.open_windows,
    direction: list.direction,
    passback_minutes: list.passback_minutes,
    sha256: createHash('sha256').update(content).digest('hex'),
  }
  const body = JSON.stringify(head)
  return { body, signature: sign(null, Buffer.from(body, 'utf8'), privateKey).toString('base64'), content }
}

export interface Publisher {
  mqtt: DeviceLink
  privateKey: KeyObject
  contents: ListContents
}

/**
 * Sends each gate whose list changed what differs from the one it has, or the whole list where that is not known; resolves with the devices that got one.
 * The broker keeps none: a gate says what it has, and gets what it lacks.
 * @param which devices: these alone, their list also where it is unchanged
 * @param how `whole`: what was sent before did not help
 */
export const publishWhitelists = async (
  { database, clock }: Services,
  { mqtt, privateKey, contents }: Publisher,
  which: 'changed' | readonly string[] = 'changed',
  how: 'shortest' | 'whole' = 'shortest',
): Promise<string[]> => {
  const published: string[] = []
  const lists = await readLists(database.kysely, contents, clock.now())
  for (const zone of new Set(lists.filter(({ fingerprint }) => fingerprint !== nothing).map((list) => list.zone)))
    await noteContent(database, zone, contents.of(zone), privateKey, clock.now())
  for (const list of lists) {
    if (which !== 'changed' && !which.includes(list.code)) continue
    const version = await database.transaction((trx) => versionOf(trx, list, clock.now()))
    // To a gate without a link it is sent when it has one.
    if (version === undefined || (which === 'changed' && !(version.isNew && list.online))) continue
    const { base } = version
    const content = list.fingerprint === nothing ? emptyContent : contents.of(list.zone)
    const difference = base === undefined || how === 'whole' ? undefined : content.since(base.fingerprint, base.isNewest)
    const isWhole = base === undefined || difference === undefined
    const signed = signList(list, version, isWhole ? null : base.version, difference ?? content.whole(), privateKey)
    await mqtt.publish(gateTopic(list.code, 'whitelist'), JSON.stringify(signed))
    published.push(list.code)
  }
  return published
}

/** So long a gate may take to say that it has its list. */
const takenMs = 10_000

/** Gates in use, or that must still lose their list, that are heard and have not taken the list that was published for them for so long: it may have been lost. */
export const devicesBehind = async ({ database, clock }: Pick<Services, 'database' | 'clock'>, ms = takenMs): Promise<string[]> => {
  const rows = await database.kysely
    .selectFrom('device as d')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('whitelist')
          .select(['version', 'published_at'])
          .whereRef('device_code', '=', 'd.code')
          .orderBy('version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select('d.code')
    .where((is) => is.or([is('d.active', '=', true), is('d.last_open_version', 'is not', null)]))
    .where('d.online', '=', true)
    .where((is) => is.or([is('d.whitelist_version', 'is', null), is('newest.version', '>', is.ref('d.whitelist_version'))]))
    .where('newest.published_at', '<=', new Date(clock.now().getTime() - ms))
    .execute()
  return rows.map(({ code }) => code)
}

/** Milliseconds to wait, so that several changes make one new list. */
const gatherMs = 100
const retryMs = 5000
const hourMs = 3_600_000
/** So often it is looked whether the state of a gate that has connected is stored. */
const arrivalLooks = 50
/** How often gates without their list are looked for. */
const lookMs = 5000

/**
 * Keeps the gates' whitelists up to date: a change of a permit, kind or device notifies the channel `whitelist` in its transaction.
 * The hourly check also starts each new day, because midnight is a full hour. Resolves with a function that stops it.
 */
export const followPermits = async (
  services: Services,
  mqtt: DeviceLink,
  privateKey: KeyObject,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const { database, clock } = services
  const publisher = { mqtt, privateKey, contents: createListContents(privateKey) }
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const run = async (): Promise<void> => {
    // Nothing is queued while the broker is away: when it is back, gates say what they have.
    if (stopped || !mqtt.isConnected()) return
    await publishWhitelists(services, publisher).catch((error: unknown) => {
      onError(error)
      setTimeout(publish, retryMs).unref()
    })
  }
  const begin = (): void => {
    timer = undefined
    running = running.then(run)
  }
  const publish = (): void => void (timer ??= setTimeout(begin, gatherMs))

  const stopListening = await listenTo(database, 'whitelist', publish, publish)
  mqtt.onConnect(publish)
  /** What the broker kept for gates of an earlier version of the product. */
  const forgetRetained = async (): Promise<void> => {
    for (const { code } of await listedDevices(database.kysely)) await mqtt.publish(gateTopic(code, 'whitelist'), '', { retain: true })
  }
  mqtt.onConnect(() => void forgetRetained().catch(onError))
  /** Gates that have connected, each with how often it was looked whether what they say that they have is stored by now. */
  const arrived = new Map<string, number>()
  let arrivals: NodeJS.Timeout | undefined
  const serve = async (): Promise<void> => {
    const behind = (await devicesBehind(services, 0)).filter((device) => arrived.has(device))
    for (const [device, looks] of arrived) {
      if (behind.includes(device) || looks >= arrivalLooks) arrived.delete(device)
      else arrived.set(device, looks + 1)
    }
    if (behind.length > 0 && !stopped) await publishWhitelists(services, publisher, behind)
  }
  const awaitArrivals = (): void => {
    arrivals = setTimeout(() => {
      running = running.then(serve).catch(onError)
      void running.then(() => (arrived.size > 0 && !stopped ? awaitArrivals() : (arrivals = undefined)))
    }, gatherMs)
  }
  mqtt.onNonce((device) => {
    arrived.set(device, 0)
    if (arrivals === undefined) awaitArrivals()
  })
  const everyHour = (): NodeJS.Timeout =>
    setTimeout(
      () => {
        publish()
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
    running = running.then(() => publishWhitelists(services, publisher, due, 'whole').then(() => {}, onError))
    await running
  }
  const stopHelping = repeatEvery(lookMs, helpBehind, onError)

  return async () => {
    stopped = true
    clearTimeout(timer)
    clearTimeout(hourly)
    clearTimeout(arrivals)
    await stopListening()
    await stopHelping()
    await running
  }
}
