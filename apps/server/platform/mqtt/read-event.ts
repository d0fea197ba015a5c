import { minuteMs } from '../clock/clock.ts'
import type { DeviceAck, DeviceEvent, EventSource } from '@dovolilnice/contract/devices/device-event'
import { idSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { type DeviceKind, everyDevice, parseDeviceTopic } from '@dovolilnice/contract/devices/device-kind'
import type { DeviceLink } from './device-link.ts'

const identifiedSchema = z.object({ id: idSchema })

/** An event, or why it cannot be read: its id where it has one, and which fields are wrong. Never a value: plates are personal data. */
export type ReadEvent<E extends DeviceEvent> =
  | { event: E }
  | { event: undefined; id: string | undefined; wrong: { path: string; code: string }[] }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readEvent = <E extends DeviceEvent>({ schema }: EventSource<E>, payload: Uint8Array): ReadEvent<E> => {
  const given = parseJson(new TextDecoder().decode(payload))
  const parsed = schema.safeParse(given)
  if (parsed.success) return { event: parsed.data }
  const wrong = parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), code: code ?? 'invalid' }))
  return { event: undefined, id: identifiedSchema.safeParse(given).data?.id, wrong }
}

const dayMs = 24 * 60 * minuteMs

/** A device's clock may run ahead by this much. */
const aheadMs = 2 * minuteMs
/** A device keeps its events while it has no link; longer than this nobody leaves one standing. */
const oldestMs = 400 * dayMs

/**
 * An event with a time that can be true. A device without a clock battery begins in 1970, and such a time would put a passage outside
 * every list and past its retention: the event then has the time of arrival, and `claimed_at` what the device said.
 */
export const withSaneTime = <E extends DeviceEvent>(
  event: E,
  received_at: Date,
): { event: E; received_at: Date; claimed_at: Date | null } => {
  const claimed = new Date(event.at)
  const age = received_at.getTime() - claimed.getTime()
  if (age >= -aheadMs && age <= oldestMs) return { event, received_at, claimed_at: null }
  return { event: { ...event, at: received_at.toISOString() }, received_at, claimed_at: claimed }
}

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
