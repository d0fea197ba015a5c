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

const activeDevices = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.code', 'd.fail_mode', 'l.zone'])
    .where('d.active', '=', true)
    .orderBy('d.code')
    .execute()

/** The present content of each active gate's list. */
export const whitelistContents = async (db: Db, now: Date): Promise<WhitelistContent[]> => {
  const devices = await activeDevices(db)
  const entries = devices.length === 0 ? [] : entriesOf(await credentialsQuery(db, localDayOf(now)).execute())
  return devices.map(({ code, fail_mode, zone }) => ({ device: code, zone, fail_mode, entries }))
}

/** The next version for a gate, or undefined when its list is unchanged and fresh. A version is at least the clock's seconds. */
const nextVersion = async (trx: Trx, content: WhitelistContent, now: Date, always: boolean): Promise<number | undefined> => {
  // The lock keeps two processes that publish at the same time from using one version.
  await trx.selectFrom('device').select('code').where('code', '=', content.device).forUpdate().execute()
  const last = await trx
    .selectFrom('whitelist')
    .select(['version', 'body_hash', 'published_at'])
    .where('device_code', '=', content.device)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const body_hash = hashOf(content)
  const fresh = last?.body_hash === body_hash && now.getTime() - last.published_at.getTime() < refreshMs
  if (fresh && !always) return undefined
  const version = Math.max((last?.version ?? 0) + 1, Math.floor(now.getTime() / 1000))
  const row = { device_code: content.device, version, body_hash, entries: content.entries.length, published_at: now }
  await trx.insertInto('whitelist').values(row).execute()
  return version
}

/**
 * Publishes, retained, each gate's changed whitelist; resolves with the devices that got one.
 * @param always publish unchanged lists too: after a start, or when the broker may have lost its retained messages
 */
export const publishWhitelists = async (services: Services, mqtt: MqttLink, privateKey: KeyObject, always = false): Promise<string[]> => {
  const { database, clock } = services
  const published: string[] = []
  for (const content of await whitelistContents(database.kysely, clock.now())) {
    const now = clock.now()
    const version = await database.transaction((trx) => nextVersion(trx, content, now, always))
    if (version === undefined) continue
    const signed = signWhitelist(content, version, now, privateKey)
    await mqtt.publish(gateTopic(content.device, 'whitelist'), JSON.stringify(signed), { retain: true })
    published.push(content.device)
  }
  return published
}
