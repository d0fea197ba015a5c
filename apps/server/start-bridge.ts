import { setTimeout } from 'node:timers/promises'
import { openSigningKey } from './features/access/signing-key.ts'
import type { Services } from './platform/http/context.ts'
import type { Feature } from './platform/http/feature.ts'
import type { Check } from './platform/http/health.ts'
import { openEmbeddedBroker } from './platform/mqtt/embedded-broker.ts'
import { connectMqtt } from './platform/mqtt/mqtt-link.ts'

const farewellMs = 3000

export interface Bridge {
  brokerUrl: string
  whitelistPublicKey: string
  checks: Check[]
  /** Codes of the devices in use. */
  devices: string[]
  close(): Promise<void>
}

const activeDevices = async ({ database }: Services): Promise<string[]> => {
  const rows = await database.kysely
    .selectFrom('device')
    .select('code')
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  return rows.map((row) => row.code)
}

/** The broker that MQTT_URL names, or one of our own. */
const openBroker = async ({ config }: Services) => {
  if (config.mqttUrl !== undefined) return { url: config.mqttUrl, close: async () => {} }
  return openEmbeddedBroker(config.mqttPort)
}

/**
 * Opens the broker (the embedded one unless MQTT_URL names another) and lets the features follow the gates. A process that does not follow
 * opens nothing: what it asks of a gate goes through the database to the process that does.
 */
export const startBridge = async (services: Services, features: readonly Feature[], follow: boolean): Promise<Bridge> => {
  const { config } = services
  const { publicKey } = await openSigningKey(config.dataDir, config.whitelistSigningKey)
  const devices = await activeDevices(services)
  if (!follow) return { brokerUrl: config.mqttUrl ?? '', whitelistPublicKey: publicKey, checks: [], devices, close: async () => {} }

  const broker = await openBroker(services)
  const mqtt = connectMqtt(broker.url, { ...broker, onError: (error, what) => console.error(`MQTT, ${what}: ${error.message}`) })
  const stops: (() => Promise<void>)[] = []
  for (const feature of features) if (feature.bridge) stops.push(await feature.bridge(services, mqtt))
  return {
    brokerUrl: broker.url,
    whitelistPublicKey: publicKey,
    checks: [{ name: 'broker', isReady: () => mqtt.isConnected() }],
    devices,
    close: async () => {
      // What still waits for a broker that is away must not keep the process from ending; gates send again what was not acknowledged.
      await Promise.race([Promise.all(stops.map((stop) => stop())), setTimeout(farewellMs, undefined, { ref: false })])
      await mqtt.close()
      await broker.close()
    },
  }
}
