import { deviceClientId, deviceTopic, parseDeviceTopic } from '@dovolilnice/contract/devices/device-kind'
import type { DeviceKind } from '@dovolilnice/contract/devices/device-kind'

export interface DeviceAccount {
  kind: DeviceKind
  device: string
}

/** Who a client of the embedded broker is: the server, or one device. */
export type BrokerAccount = 'server' | DeviceAccount

/** The user name of the server's own links; a device cannot have this code at the embedded broker. */
export const serverAccount = 'server'

/** A second client with the same id throws the first one out, so a device's id belongs to its account alone. */
export const mayHaveClientId = (account: BrokerAccount, id: string, kinds: readonly DeviceKind[]): boolean =>
  account === 'server'
    ? !kinds.some(({ clientPrefix }) => id.startsWith(clientPrefix))
    : id === deviceClientId(account.kind, account.device)

/** The server publishes everything; a device on the channels of its kind, below its own code. */
export const mayPublish = (account: BrokerAccount, topic: string): boolean => {
  if (account === 'server') return true
  const parsed = parseDeviceTopic(account.kind, topic)
  return parsed !== undefined && parsed.device === account.device && account.kind.sends.includes(parsed.channel)
}

/** The server hears everything; a device what is meant for it, by the exact topic: no pattern covers another one. */
export const maySubscribe = (account: BrokerAccount, pattern: string): boolean => {
  if (account === 'server') return true
  const { kind, device } = account
  return kind.hears.some((channel) => pattern === deviceTopic(kind, device, channel))
}
