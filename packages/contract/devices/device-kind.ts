import { z } from 'zod/mini'
import { idSchema } from '../primitives/ids.ts'

/** A kind of device as the broker knows it. All its topics (MQTT 3.1.1) are `{root}/{device}/{channel}`. */
export interface DeviceKind<Channel extends string = string> {
  root: string
  /** The client id of a device is this and its code; the broker lets nobody else use it. */
  clientPrefix: string
  /** The channels on which a device publishes. */
  sends: readonly Channel[]
  /** The channels that it may subscribe to. */
  hears: readonly Channel[]
  /**
   * The channel on which a device says the nonce of its present connection. The server then signs what it tells it (`signed-message.ts`) and beats its time
   * on the channel `beat`. Absent: devices of this kind take what the broker gives them.
   */
  nonceIn?: Channel
}

/** A device's code: lower case letters, digits and hyphens, because it is part of topics, paths and file names. Its user name at the broker. */
export const deviceCodePattern = /^[a-z0-9][a-z0-9-]{0,39}$/

/** `{root}/{device}/{channel}`. */
export const deviceTopic = <Channel extends string>({ root }: DeviceKind<Channel>, device: string, channel: NoInfer<Channel>): string =>
  `${root}/${device}/${channel}`

/** The subscription to one channel of all devices of a kind. */
export const everyDevice = <Channel extends string>({ root }: DeviceKind<Channel>, channel: NoInfer<Channel>): string =>
  `${root}/+/${channel}`

/** The device and channel of a topic, or undefined for any other topic. */
export const parseDeviceTopic = <Channel extends string>(
  kind: DeviceKind<Channel>,
  topic: string,
): { device: string; channel: Channel } | undefined => {
  const [root, device, name, ...rest] = topic.split('/')
  const channel = [...kind.sends, ...kind.hears].find((known) => known === name)
  if (root !== kind.root || device === undefined || channel === undefined || rest.length > 0 || !deviceCodePattern.test(device))
    return undefined
  return { device, channel }
}

/** The MQTT client id of a device. */
export const deviceClientId = ({ clientPrefix }: DeviceKind, device: string): string => clientPrefix + device

/** What every message has that a device sends until it is acknowledged. */
export interface DeviceEvent {
  /** UUIDv7, given once by the device: the same message sent twice is stored once. */
  id: string
  /** When it happened by the device's clock, ISO 8601 in UTC. */
  at: string
}

/** Where the events of a kind of device come in, and their shape. */
export interface EventSource<E extends DeviceEvent = DeviceEvent> {
  kind: DeviceKind
  channel: string
  schema: z.ZodMiniType<E>
}

const idsSchema = z.array(idSchema).check(z.maxLength(1000))

/** `{root}/{device}/ack`: the ids of events that the server has stored, and of those that it can never store. The device sends neither again. */
export const deviceAckSchema = z.object({ ids: idsSchema, refused: z._default(idsSchema, []) })
export type DeviceAck = z.output<typeof deviceAckSchema>
