/** All topics between a gate and the server (MQTT 3.1.1) begin with `gates/{device}/`. */
export const gateChannels = ['state', 'command', 'event', 'whitelist', 'ack'] as const
export type GateChannel = (typeof gateChannels)[number]

/** The channels on which a gate publishes; it subscribes to the others. */
export const channelsOfGate = ['state', 'event'] as const satisfies readonly GateChannel[]

/** A device's code: lower case letters, digits and hyphens, because it is part of topics, paths and file names. */
export const deviceCodePattern = /^[a-z0-9][a-z0-9-]{0,39}$/

/** `gates/{device}/{channel}`. */
export const gateTopic = (device: string, channel: GateChannel): string => `gates/${device}/${channel}`

/** The subscription to one channel of all gates. */
export const everyGate = (channel: GateChannel): string => `gates/+/${channel}`

/** The device and channel of a topic, or undefined for any other topic. */
export const parseGateTopic = (topic: string): { device: string; channel: GateChannel } | undefined => {
  const [root, device, name, ...rest] = topic.split('/')
  const channel = gateChannels.find((known) => known === name)
  if (root !== 'gates' || device === undefined || channel === undefined || rest.length > 0 || !deviceCodePattern.test(device))
    return undefined
  return { device, channel }
}

/** The MQTT client id of a gate; the broker derives the gate's rights from it. */
export const gateClientId = (device: string): string => `gate-${device}`
