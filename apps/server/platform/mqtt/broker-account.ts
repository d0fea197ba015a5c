import { gateClientId, gateTopic, parseGateTopic, channelsOfGate, gateChannels } from '@dovolilnice/contract/bollards/topics'

/** Who a client of the embedded broker is: the server, or the gate of one device. */
export type BrokerAccount = { kind: 'server' } | { kind: 'gate'; device: string }

/** The user name of the server's own links; a device cannot have this code at the embedded broker. */
export const serverAccount = 'server'

const gatePrefix = gateClientId('')

/** A second client with the same id throws the first one out, so a gate's id belongs to its account alone. */
export const mayHaveClientId = (account: BrokerAccount, id: string): boolean =>
  account.kind === 'gate' ? id === gateClientId(account.device) : !id.startsWith(gatePrefix)

/** The server publishes everything; a gate its own state and events. */
export const mayPublish = (account: BrokerAccount, topic: string): boolean => {
  if (account.kind === 'server') return true
  const parsed = parseGateTopic(topic)
  return parsed !== undefined && parsed.device === account.device && channelsOfGate.some((channel) => channel === parsed.channel)
}

const isForGate = (channel: (typeof gateChannels)[number]): boolean => !channelsOfGate.some((own) => own === channel)

/** The server hears everything; a gate what is meant for it, by the exact topic: no pattern covers another gate. */
export const maySubscribe = (account: BrokerAccount, pattern: string): boolean => {
  if (account.kind === 'server') return true
  return gateChannels.some((channel) => isForGate(channel) && pattern === gateTopic(account.device, channel))
}
