import type { EventSource } from '@dovolilnice/contract/devices/device-event'
import { everyDevice, parseDeviceTopic } from '@dovolilnice/contract/devices/device-kind'
import { refuse } from './acknowledge.ts'
import type { DeviceLink } from './device-link.ts'
import { readEvent } from './read-event.ts'

/** Refuses events that cannot be read, so that their device does not send them for ever. The log names the wrong fields and no value. */
export const refuseUnreadableEvents = (
  mqtt: DeviceLink,
  source: EventSource,
  onError: (error: Error, what: string) => void,
): Promise<void> =>
  mqtt.subscribe(everyDevice(source.kind, source.channel), async (topic, payload) => {
    const device = parseDeviceTopic(source.kind, topic)?.device
    const read = readEvent(source, payload)
    if (device === undefined || read.event !== undefined) return
    const wrong = read.wrong.map(({ path, code }) => `${path || 'the whole'}: ${code}`).join(', ')
    onError(new Error(wrong), `unreadable event on ${topic}`)
    if (read.id === undefined) return
    // Not awaited: the broker's answer to this message comes only after this one is handled.
    refuse(mqtt, source.kind, device, read.id).catch((error: Error) => onError(error, `refusal for ${device}`))
  })
