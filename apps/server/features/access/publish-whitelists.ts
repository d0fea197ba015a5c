import { gateTopic } from '@dovolilnice/contract/bollards/topics'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { KeyObject } from 'node:crypto'
import type { Db, Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'
import { hashOf, signWhitelist, type WhitelistContent } from './sign-whitelist.ts'
import { credentialsQuery, entriesOf } from './whitelist-entries.ts'

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
  const entries = anyActive ? entriesOf(await credentialsQuery(db, localDayOf(now)).execute()) : []
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
