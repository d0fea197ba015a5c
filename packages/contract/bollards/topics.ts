/** Everything a gate and the server say to each other over MQTT 3.1.1 stands under `gates/{device}/`. */
export const gateChannels = ['state', 'command', 'event', 'whitelist', 'ack'] as const
export type GateChannel = (typeof gateChannels)[number]

/** The channels on which a gate speaks; on the others it listens. */
export const channelsOfGate = ['state', 'event'] as const satisfies readonly GateChannel[]

/** A device's code: lower case, digits and hyphens, so that it may stand in a topic, a path and a file name. */
export const deviceCodePattern = /^[a-z0-9][a-z0-9-]{0,39}$/

/** `gates/{device}/{channel}`. */
export const gateTopic = (device: string, channel: GateChannel): string => `gates/${device}/${channel}`

/** The subscription that hears one channel of every gate. */
export const everyGate = (channel: GateChannel): string => `gates/+/${channel}`

/** The device and channel of a topic, or undefined when it is none of ours. */
export const parseGateTopic = (topic: string): { device: string; channel: GateChannel } | undefined => {
  const [root, device, name, ...rest] = topic.split('/')
  const channel = gateChannels.find((known) => known === name)
  if (root !== 'gates' || device === undefined || channel === undefined || rest.length > 0 || !deviceCodePattern.test(device))
    return undefined
  return { device, channel }
}

/** The MQTT client id of a gate; the broker takes a gate's rights from it. */
export const gateClientId = (device: string): string => `gate-${device}`
