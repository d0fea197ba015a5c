import type { DeviceAck } from '@dovolilnice/contract/devices/device-event'
import type { DeviceKind } from '@dovolilnice/contract/devices/device-kind'
import type { DeviceLink } from './device-link.ts'

const publishAck = (mqtt: DeviceLink, kind: DeviceKind, device: string, ack: DeviceAck): Promise<void> =>
  mqtt.tell<string>(kind, device, 'ack', ack)

interface Stored {
  device: string
  event: { id: string }
}

/** Tells each device which of its events are stored. */
export const acknowledge = async (mqtt: DeviceLink, kind: DeviceKind, stored: readonly Stored[]): Promise<void> => {
  const byDevice = Map.groupBy(stored, ({ device }) => device)
  for (const [device, events] of byDevice) await publishAck(mqtt, kind, device, { ids: events.map(({ event }) => event.id), refused: [] })
}

/** Tells a device that an event can never be stored. */
export const refuse = (mqtt: DeviceLink, kind: DeviceKind, device: string, id: string): Promise<void> =>
  publishAck(mqtt, kind, device, { ids: [], refused: [id] })
