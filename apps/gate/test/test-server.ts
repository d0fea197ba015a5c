import { lineOfEntry, type WhitelistBody, type WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import type { GateCommand } from '@dovolilnice/contract/bollards/gate-command'
import { gateEventSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { gateStateSchema, type GateState } from '@dovolilnice/contract/bollards/gate-state'
import { gateTopic, type GateChannel } from '@dovolilnice/contract/bollards/topics'
import type { GateDocument, GateSettings } from '@dovolilnice/contract/bollards/gate-documents'
import { documentDomain, messageDomain, type MessageBody } from '@dovolilnice/contract/devices/signed-message'
import mqtt from 'mqtt'
import { createHash, generateKeyPairSync, sign as signBytes, type KeyObject } from 'node:crypto'
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

/** A message as the server signs it. */
const signedMessage = (body: MessageBody, privateKey = keys.privateKey): string => {
  const text = JSON.stringify(body)
  return JSON.stringify({ body: text, signature: signBytes(null, Buffer.from(messageDomain + text), privateKey).toString('base64') })
}

/** Settings or emergency credentials as the server signs them. */
export const signedDocument = (body: GateDocument, privateKey = keys.privateKey): string => {
  const text = JSON.stringify(body)
  return JSON.stringify({ body: text, signature: signBytes(null, Buffer.from(documentDomain + text), privateKey).toString('base64') })
}

/** Settings of a gate; `more` replaces fields. */
export const settingsOf = (device: string, version: number, more: Partial<GateSettings> = {}): GateSettings => ({
  document: 'settings',
  device,
  version,
  issued_at: '2026-01-01T00:00:00Z',
  list_key: Buffer.alloc(32, 7).toString('base64'),
  hold_hours: 12,
  times: {},
  ...more,
})

/** A list as the server signs it; `base`: only what differs from that version, where an entry without a permit is one that is gone. */
export const signed = (
  body: WhitelistBody,
  privateKey = keys.privateKey,
  base: number | null = null,
  gone: readonly string[] = [],
): string => {
  const { entries, ...head } = body
  const content = [...entries.map((one) => lineOfEntry(one, body.zone)), ...gone.map((one) => JSON.stringify([one]))].join('\n')
  const text = JSON.stringify({ ...head, base, sha256: createHash('sha256').update(content).digest('hex') })
  return JSON.stringify({ body: text, signature: signBytes(null, Buffer.from(text), privateKey).toString('base64'), content })
}

export interface TestServer {
  events: GateEvent[]
  states: GateState[]
  /** Both, as they came. */
  heard: (GateEvent | GateState)[]
  /** Whether events are acknowledged as they come. */
  acknowledging: boolean
  /** Whether the gate is told the time. */
  beating: boolean
  /** The nonce of the gate's connection; undefined while it has none. */
  nonce(): string | undefined
  acknowledge(ids: string[]): Promise<void>
  /** Says that it can never store these events. */
  refuse(ids: string[]): Promise<void>
  publishWhitelist(text: string): Promise<void>
  command(action: GateCommand['action'], more?: Partial<GateCommand> & { retain?: boolean }): Promise<string>
  /** Signs a message for the present connection; `more` replaces parts of what is signed. */
  sign(channel: GateChannel, content: object, more?: Partial<MessageBody>, privateKey?: KeyObject): string
  /** Publishes a text as it is. */
  publish(channel: GateChannel, text: string): Promise<void>
  beat(): Promise<void>
  close(): Promise<void>
}

/** Plays the server's side of the link for one device. It uses only the MQTT client, none of the server's code. */
export const openTestServer = async (url: string, device: string, clock = (): number => Date.now()): Promise<TestServer> => {
  const client = await mqtt.connectAsync(url, { protocolVersion: 4 })
  const sender = v7()
  let nonce: string | undefined
  let sequence = 0
  const publish = (channel: GateChannel, text: string, retain = false) =>
    client.publishAsync(gateTopic(device, channel), text, { qos: 1, retain }).then(() => {})
  const sign: TestServer['sign'] = (channel, content, more = {}, privateKey = keys.privateKey) => {
    sequence += 1
    const sent_at = new Date(clock()).toISOString()
    return signedMessage(
      { channel, device, nonce: nonce ?? 'nobody-said-a-nonce', sender, sequence, sent_at, content, ...more },
      privateKey,
    )
  }
  const beat = () => publish('beat', sign('beat', {}))
  const acknowledge = (ids: string[]) => publish('ack', sign('ack', { ids }))
  const server: TestServer = {
    events: [],
    states: [],
    heard: [],
    acknowledging: true,
    beating: true,
    nonce: () => nonce,
    sign,
    publish,
    beat,
    acknowledge,
    refuse: (ids) => publish('ack', sign('ack', { ids: [], refused: ids })),
    publishWhitelist: (text) => publish('whitelist', text),
    command: async (action, { retain = false, ...more } = {}) => {
      const now = clock()
      const command: GateCommand = {
        id: v7(),
        action,
        requested_at: new Date(now).toISOString(),
        expires_at: new Date(now + 5000).toISOString(),
        hold_until: action === 'hold_lowered' ? new Date(now + 3_600_000).toISOString() : null,
        ...more,
      }
      await publish('command', sign('command', command), retain)
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
    if (topic === gateTopic(device, 'state')) {
      const state = gateStateSchema.parse(JSON.parse(payload.toString()))
      server.states.push(state)
      server.heard.push(state)
      const said = state.online ? state.nonce : undefined
      const isNew = said !== undefined && said !== nonce
      nonce = said
      return void (isNew && server.beating && beat())
    }
    const event = gateEventSchema.parse(JSON.parse(payload.toString()))
    server.events.push(event)
    server.heard.push(event)
    if (server.acknowledging) void acknowledge([event.id])
  })
  await client.subscribeAsync([gateTopic(device, 'event'), gateTopic(device, 'state')], { qos: 1 })
  return server
}
