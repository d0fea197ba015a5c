import { everyGate, parseGateTopic } from '@dovolilnice/contract/bollards/topics'
import { refuse } from './acknowledge.ts'
import type { MqttLink } from './mqtt-link.ts'
import { readEvent } from './read-event.ts'

/** Refuses events that cannot be read, so that their gate does not send them for ever. The log names the wrong fields and no value. */
export const refuseUnreadableEvents = (mqtt: MqttLink, onError: (error: Error, what: string) => void): Promise<void> =>
  mqtt.subscribe(everyGate('event'), async (topic, payload) => {
    const device = parseGateTopic(topic)?.device
    const read = readEvent(payload)
    if (device === undefined || read.event !== undefined) return
    onError(new Error(read.wrong), `unreadable event on ${topic}`)
    if (read.id === undefined) return
    // Not awaited: the broker's answer to this message comes only after this one is handled.
    refuse(mqtt, device, read.id).catch((error: Error) => onError(error, `refusal for ${device}`))
  })
