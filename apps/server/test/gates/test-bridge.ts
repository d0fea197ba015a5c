import { features } from '../../compose.ts'
import { startBridge, type Bridge } from '../../start-bridge.ts'
import type { TestProduct } from '../test-product.ts'

/** Follows the gates of a test product: on a broker of its own, or on the one of `TEST_MQTT_URL`. */
export const startTestBridge = ({ services }: TestProduct, mqttUrl?: string): Promise<Bridge> =>
  startBridge({ ...services, config: { ...services.config, mqttUrl, mqttPort: 0 } }, features, true)

/** The brokers that the same tests run on. */
export const brokers: [name: string, url: string | undefined][] = [['the embedded broker', undefined]]
if (process.env['TEST_MQTT_URL']) brokers.push(['Mosquitto', process.env['TEST_MQTT_URL']])

/** Files that run at the same time share a broker, so each hears what another file's devices send that cannot be read: lines to be allowed. */
export const fromOthersDevices = /^MQTT, (unreadable event on|refusal for) /
