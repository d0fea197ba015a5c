import { deviceClientId, deviceTopic, everyDevice, parseDeviceTopic, type DeviceKind } from '../devices/device-kind.ts'

export type GateChannel = 'state' | 'event' | 'command' | 'whitelist' | 'settings' | 'ack' | 'beat'

/** Gates at the broker: all their topics begin with `gates/{device}/`. */
export const gateKind: DeviceKind<GateChannel> = {
  root: 'gates',
  clientPrefix: 'gate-',
  sends: ['state', 'event'],
  hears: ['command', 'whitelist', 'settings', 'ack', 'beat'],
  nonceIn: 'state',
}

/** `gates/{device}/{channel}`. */
export const gateTopic = (device: string, channel: GateChannel): string => deviceTopic(gateKind, device, channel)

export const everyGate = (channel: GateChannel): string => everyDevice(gateKind, channel)

/** The device and channel of a topic, or undefined for any other topic. */
export const parseGateTopic = (topic: string): { device: string; channel: GateChannel } | undefined => parseDeviceTopic(gateKind, topic)

/** The MQTT client id of a gate; the broker derives the gate's rights from it. */
export const gateClientId = (device: string): string => deviceClientId(gateKind, device)
