import type { KeyObject } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { gateKind } from '@dovolilnice/contract/bollards/topics'
import { openSigningKey } from './platform/security/signing-key.ts'
import { repeatEvery } from './platform/clock/clock.ts'
import { listenTo } from './platform/database/notify.ts'
import { doneAs } from './platform/database/work-limits.ts'
import type { Services } from './platform/http/context.ts'
import type { Feature } from './platform/http/feature.ts'
import type { Check } from './platform/http/health.ts'
import { enrolledPassword, openGatePasswords } from './platform/mqtt/gate-passwords.ts'
import { openDeviceLink } from './platform/mqtt/device-link.ts'
import { refuseUnreadableEvents } from './platform/mqtt/read-event.ts'
import { isSame } from './platform/security/secret.ts'

const farewellMs = 3000

export interface Bridge {
  brokerUrl: string
  whitelistPublicKey: string
  checks: Check[]
  /** Codes of the gates whose account is made on this machine. */
  devices: string[]
  /** Calls back with the codes when a gate has got such an account or lost it; resolves with a function that stops it. */
  onDevices(listener: (devices: string[]) => void): Promise<() => Promise<void>>
  /** The password of a device's gate at the embedded broker; undefined with a broker of the town's own. */
  gatePassword(device: string): string | undefined
  close(): Promise<void>
}

/** Links are looked at again so often: an announcement, or an answer of the database, may have been missed. */
const linksMs = 30_000

/**
 * The gates of bollards in use, and of those taken out of use until the gate has taken its empty list, ended its hold and handed over its events:
 * cut off before, it would go on opening by the list that it has.
 */
const gatesWithAccount = async ({ database }: Services): Promise<string[]> => {
  const rows = await database.kysely
    .selectFrom('device')
    .select('code')
    .where((is) =>
      is.or([
        is('active', '=', true),
        is('last_open_version', 'is not', null).and(
          is.or([
            is('whitelist_version', 'is', null),
            is('whitelist_version', '<=', is.ref('last_open_version')),
            is('held', '=', true),
            is('pending_events', '>', 0),
          ]),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('code')
    .execute()
  return rows.map((row) => row.code)
}

/** Of those the ones that have the key made on this machine: what runs here may be them. */
const gatesOfThisMachine = async (services: Services): Promise<string[]> => {
  const rows = await services.database.kysely
    .selectFrom('device')
    .select('code')
    .where('account_number', '=', 0)
    .where('revoked_at', 'is', null)
    .execute()
  const own = new Set(rows.map(({ code }) => code))
  return (await gatesWithAccount(services)).filter((code) => own.has(code))
}

/** The password of a gate's account now; undefined: its key was ended. */
const passwordNow = async (
  services: Services,
  device: string,
  privateKey: KeyObject,
  ofThisMachine: string,
): Promise<string | undefined> => {
  const row = await services.database.kysely
    .selectFrom('device')
    .select(['account_number', 'revoked_at'])
    .where('code', '=', device)
    .executeTakeFirst()
  if (row === undefined || row.revoked_at !== null) return undefined
  return row.account_number === 0 ? ofThisMachine : enrolledPassword(privateKey, device, row.account_number)
}

const noPassword = (): undefined => undefined

const devicesOf = (features: readonly Feature[]) => features.flatMap(({ devices }) => devices ?? [])

/** The embedded broker, with an account for each gate that should have one and each coin machine in use. */
const openOwnBroker = async (services: Services, features: readonly Feature[], devices: readonly string[], privateKey: KeyObject) => {
  const { openEmbeddedBroker } = await import('./platform/mqtt/embedded-broker.ts')
  const { dataDir, mqttPort } = services.config
  const { passwordOf, handOver } = await openGatePasswords(dataDir)
  for (const device of devices) await handOver(device)
  const others = devicesOf(features)
  const findDevice = async (device: string, password: string) => {
    if ((await gatesWithAccount(services)).includes(device)) {
      const wanted = await passwordNow(services, device, privateKey, passwordOf(device))
      return wanted !== undefined && isSame(password, wanted) ? { kind: gateKind, device } : undefined
    }
    for (const { events, mayConnect } of others)
      if ((await mayConnect?.(services, device, password)) === true) return { kind: events.kind, device }
    return undefined
  }
  const kinds = others.map(({ events }) => events.kind)
  const broker = await openEmbeddedBroker({ port: mqttPort, kinds, findDevice })
  // After a lost connection to the database an announcement may have been missed, so all links are asked.
  const follow = async (code?: string): Promise<void> => {
    // First what takes something away.
    await broker.checkLinks(code)
    for (const device of await gatesOfThisMachine(services)) if (code === undefined || device === code) await handOver(device)
  }
  const tryFollow = (code?: string): void =>
    void follow(code).catch((error: unknown) => console.error('the accounts of devices could not be read', error))
  const stop = await listenTo(services.database, 'device_account', tryFollow, () => tryFollow())
  const stopLooking = repeatEvery(
    linksMs,
    () => broker.checkLinks(),
    (error) => console.error('the links of devices could not be looked at', error),
  )
  const close = async (): Promise<void> => {
    await stop()
    await stopLooking()
    await broker.close()
  }
  return { ...broker, close, gatePassword: passwordOf }
}

/** The broker that MQTT_URL names, or one of our own. */
const openBroker = async (services: Services, features: readonly Feature[], devices: readonly string[], privateKey: KeyObject) => {
  const { mqttUrl } = services.config
  if (mqttUrl !== undefined) return { url: mqttUrl, gatePassword: noPassword, close: async () => {} }
  return openOwnBroker(services, features, devices, privateKey)
}

const openBridge = async (services: Services, features: readonly Feature[], follow: boolean): Promise<Bridge> => {
  const { config } = services
  const { privateKey, publicKey } = await openSigningKey(config.dataDir, config.whitelistKey)
  const devices = await gatesOfThisMachine(services)
  const onDevices: Bridge['onDevices'] = (listener) => {
    const tell = (): void =>
      void gatesOfThisMachine(services)
        .then(listener)
        .catch((error: unknown) => console.error('the gates could not be read', error))
    return listenTo(services.database, 'device_account', tell, tell)
  }
  const common = { whitelistPublicKey: publicKey, devices, onDevices }
  if (!follow) return { ...common, brokerUrl: config.mqttUrl ?? '', checks: [], gatePassword: noPassword, close: async () => {} }

  const { connectMqtt } = await import('./platform/mqtt/mqtt-link.ts')
  const broker = await openBroker(services, features, devices, privateKey)
  const onError = (error: Error, what: string) => console.error(`MQTT, ${what}: ${error.message}`)
  const kinds = devicesOf(features).map(({ events }) => events.kind)
  const mqtt = await openDeviceLink(connectMqtt(broker.url, { ...broker, onError }), { kinds, privateKey, clock: services.clock, onError })
  for (const { events } of devicesOf(features)) await refuseUnreadableEvents(mqtt, events, onError)
  const stops: (() => Promise<void>)[] = []
  for (const feature of features)
    if (feature.bridge) stops.push(await feature.bridge(services, mqtt, config.mqttUrl === undefined ? broker.url : null))
  return {
    ...common,
    brokerUrl: broker.url,
    checks: [{ name: 'broker', isReady: () => mqtt.isConnected() }],
    gatePassword: broker.gatePassword,
    close: async () => {
      // What still waits for a broker that is away must not keep the process from ending; gates send again what was not acknowledged.
      await Promise.race([Promise.all(stops.map((stop) => stop())), setTimeout(farewellMs, undefined, { ref: false })])
      await mqtt.close()
      await broker.close()
    },
  }
}

/**
 * Opens the broker (the embedded one unless MQTT_URL names another) and lets the features follow their devices. A process that does not follow
 * opens nothing: what it asks of a gate goes through the database to the process that does.
 */
export const startBridge = (services: Services, features: readonly Feature[], follow: boolean): Promise<Bridge> =>
  doneAs('gates', () => openBridge(services, features, follow))
