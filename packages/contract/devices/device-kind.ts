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

export const deviceClientId = ({ clientPrefix }: DeviceKind, device: string): string => clientPrefix + device
