import type { WhitelistBody, WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import type { GateCommand } from '@dovolilnice/contract/bollards/gate-command'
import { gateEventSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import type { GateState } from '@dovolilnice/contract/bollards/gate-state'
import { gateTopic } from '@dovolilnice/contract/bollards/topics'
import mqtt from 'mqtt'
import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { v7 } from 'uuid'

const keys = generateKeyPairSync('ed25519')
export const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

export const entry = (more: Partial<WhitelistEntry> = {}): WhitelistEntry => ({
  credential: 'plate:LJAB123',
  permit: 'D-1',
  from: '2020-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  zone: 'A',
  ...more,
})

export const whitelistBody = (device: string, version: number, more: Partial<WhitelistBody> = {}): WhitelistBody => ({
  version,
  device,
  issued_at: '2026-01-01T00:00:00Z',
  expires_at: '2099-01-01T00:00:00Z',
  zone: 'A',
  fail_mode: 'fail_safe',
  entries: [entry()],
  ...more,
})

/** A whitelist as the server signs it. */
export const signed = (body: WhitelistBody, privateKey = keys.privateKey): string => {
  const text = JSON.stringify(body)
  return JSON.stringify({ body: text, signature: signBytes(null, Buffer.from(text), privateKey).toString('base64') })
}

export interface TestServer {
  events: GateEvent[]
  states: GateState[]
  /** Whether events are acknowledged as they come. */
  acknowledging: boolean
  acknowledge(ids: string[]): Promise<void>
  /** Says that it can never store these events. */
  refuse(ids: string[]): Promise<void>
  publishWhitelist(text: string): Promise<void>
  command(action: GateCommand['action'], more?: Partial<GateCommand> & { retain?: boolean }): Promise<string>
  close(): Promise<void>
}

/** Plays the server's side of the link for one device. It uses only the MQTT client, none of the server's code. */
export const openTestServer = async (url: string, device: string): Promise<TestServer> => {
  const client = await mqtt.connectAsync(url, { protocolVersion: 4 })
  const publish = (channel: 'ack' | 'command' | 'whitelist', text: string, retain = false) =>
    client.publishAsync(gateTopic(device, channel), text, { qos: 1, retain }).then(() => {})
  const acknowledge = (ids: string[]) => publish('ack', JSON.stringify({ ids }))
  const server: TestServer = {
    events: [],
    states: [],
    acknowledging: true,
    acknowledge,
    refuse: (ids) => publish('ack', JSON.stringify({ ids: [], refused: ids })),
    publishWhitelist: (text) => publish('whitelist', text, true),
    command: async (action, { retain = false, ...more } = {}) => {
      const now = Date.now()
      const command: GateCommand = {
        id: v7(),
        device,
        action,
        requested_at: new Date(now).toISOString(),
        expires_at: new Date(now + 5000).toISOString(),
        hold_until: action === 'hold_lowered' ? new Date(now + 3_600_000).toISOString() : null,
        ...more,
      }
      await publish('command', JSON.stringify(command), retain)
      return command.id
    },
    close: async () => {
      // A retained message must not reach the next test on a shared broker.
      for (const channel of ['whitelist', 'command'] as const) await publish(channel, '', true)
      await client.publishAsync(gateTopic(device, 'state'), '', { qos: 1, retain: true })
      await client.endAsync(true)
    },
  }
  client.on('message', (topic, payload) => {
    if (payload.length === 0) return
    if (topic === gateTopic(device, 'state')) return void server.states.push(JSON.parse(payload.toString()) as GateState)
    const event = gateEventSchema.parse(JSON.parse(payload.toString()))
    server.events.push(event)
    if (server.acknowledging) void acknowledge([event.id])
  })
  await client.subscribeAsync([gateTopic(device, 'event'), gateTopic(device, 'state')], { qos: 1 })
  return server
}
