import type { DeviceAck } from '@dovolilnice/contract/devices/device-event'
import { deviceTopic } from '@dovolilnice/contract/devices/device-kind'
import type { DeviceKind } from '@dovolilnice/contract/devices/device-kind'
import type { MqttLink } from './mqtt-link.ts'

const publishAck = (mqtt: MqttLink, kind: DeviceKind, device: string, ack: DeviceAck): Promise<void> =>
  mqtt.publish(deviceTopic(kind, device, 'ack'), JSON.stringify(ack))

interface Stored {
  device: string
  event: { id: string }
}

/** Tells each device which of its events are stored. */
export const acknowledge = async (mqtt: MqttLink, kind: DeviceKind, stored: readonly Stored[]): Promise<void> => {
  const byDevice = Map.groupBy(stored, ({ device }) => device)
  for (const [device, events] of byDevice) await publishAck(mqtt, kind, device, { ids: events.map(({ event }) => event.id), refused: [] })
}

/** Tells a device that an event can never be stored. */
export const refuse = (mqtt: MqttLink, kind: DeviceKind, device: string, id: string): Promise<void> =>
  publishAck(mqtt, kind, device, { ids: [], refused: [id] })
