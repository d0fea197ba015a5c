import { channelsOfGate, gateClientId, parseGateTopic } from '@dovolilnice/contract/bollards/topics'

const gatePrefix = gateClientId('')

/**
 * What a client of the embedded broker may publish. The server: everything. A gate, known by its client id: its own state and events.
 * Anyone else on this machine: a gate's state and events. Nobody but the server sends commands, whitelists and acknowledgements.
 */
export const mayPublish = (client: { id: string; isServer: boolean }, topic: string): boolean => {
  if (client.isServer) return true
  const parsed = parseGateTopic(topic)
  if (parsed === undefined || !channelsOfGate.some((channel) => channel === parsed.channel)) return false
  return !client.id.startsWith(gatePrefix) || client.id === gateClientId(parsed.device)
}
