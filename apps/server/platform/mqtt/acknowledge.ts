import type { GateAck } from '@dovolilnice/contract/bollards/gate-event'
import { gateTopic } from '@dovolilnice/contract/bollards/topics'
import type { ReceivedEvent } from './collect-gate-events.ts'
import type { MqttLink } from './mqtt-link.ts'

const publishAck = (mqtt: MqttLink, device: string, ack: GateAck): Promise<void> =>
  mqtt.publish(gateTopic(device, 'ack'), JSON.stringify(ack))

/** Tells each gate which of its events are stored. */
export const acknowledge = async (mqtt: MqttLink, stored: readonly ReceivedEvent[]): Promise<void> => {
  const byDevice = Map.groupBy(stored, ({ device }) => device)
  for (const [device, events] of byDevice) await publishAck(mqtt, device, { ids: events.map(({ event }) => event.id), refused: [] })
}

/** Tells a gate that an event can never be stored. */
export const refuse = (mqtt: MqttLink, device: string, id: string): Promise<void> => publishAck(mqtt, device, { ids: [], refused: [id] })
