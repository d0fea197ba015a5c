import {
  createLineReader,
  type Grant,
  linesOf,
  whitelistHeadSchema,
  type WhitelistBody,
  type WhitelistHead,
} from '@dovolilnice/contract/access/whitelist'
import { gateCommandSchema, type GateCommand } from '@dovolilnice/contract/bollards/gate-command'
import { deviceAckSchema } from '@dovolilnice/contract/devices/device-event'
import { signedWhitelistSchema } from '@dovolilnice/contract/bollards/signed-whitelist'
import { credentialKey, type PresentedKind } from '@dovolilnice/contract/primitives/credential'
import type { OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import { gateDocumentSchema, type GateDocument } from '@dovolilnice/contract/bollards/gate-documents'
import { documentDomain, messageBodySchema, messageDomain, signedSchema } from '@dovolilnice/contract/devices/signed-message'
import { gateClientId, gateTopic, type GateChannel } from '@dovolilnice/contract/bollards/topics'
import mqtt from 'mqtt'
import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import { v7 } from 'uuid'
import { hiddenKey } from '../../platform/security/list-key.ts'
import type { Bridge } from '../../start-bridge.ts'

/** Plays a gate in a test. It uses only the MQTT client, none of the gate's code. */
export interface FakeGate {
  /** Received whitelists with a valid signature, oldest first; a difference as the whole list that it makes. */
  whitelists: WhitelistBody[]
  /** Their heads, and how many bytes each message had. */
  heads: (WhitelistHead & { bytes: number })[]
  /** The key of a credential in its lists, by its settings. */
  keyOf(kind: PresentedKind, normalised: string): string
  commands: GateCommand[]
  /** Settings and emergency lists with a valid signature, oldest first. */
  documents: GateDocument[]
  acknowledged: string[]
  /** What the server's beats said its time is. */
  beats: string[]
  /** Events that the server said it can never store. */
  refused: string[]
  /** Sends an event and resolves with its id; one that has said no state yet says it first, because the server answers a known connection alone. */
  sendEvent(event: Record<string, unknown>): Promise<string>
  publishState(state?: Partial<OnlineState>): Promise<void>
  isConnected(): boolean
  /** Cuts the connection without an MQTT DISCONNECT, as a power cut does. */
  cut(): void
  close(): Promise<void>
}

const parse = (payload: Buffer): unknown => JSON.parse(payload.toString())

/** An access event as a gate sends it; `more` replaces fields. */
export const accessEvent = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'admitted',
  presentation_id: v7(),
  credential_kind: 'plate',
  credential: 'LJ AB-123',
  permit_number: 'P-1',
  reason: 'permit_valid',
  reason_details: { permit: 'P-1', day: '2027-01-31' },
  whitelist_version: 1,
  decided_in_ms: 0.1,
  ...more,
})

/** What a fake gate needs to know of the bridge it connects to. */
type Server = Pick<Bridge, 'brokerUrl' | 'whitelistPublicKey' | 'gatePassword'>

export const openFakeGate = async ({ brokerUrl, whitelistPublicKey, gatePassword }: Server, device: string): Promise<FakeGate> => {
  const key = createPublicKey(whitelistPublicKey)
  const password = gatePassword(device)
  const will = { topic: gateTopic(device, 'state'), payload: Buffer.from('{"online":false}'), qos: 1, retain: true } as const
  const client = await mqtt.connectAsync(brokerUrl, {
    protocolVersion: 4,
    clientId: gateClientId(device),
    ...(password === undefined ? {} : { username: device, password }),
    reconnectPeriod: 0,
    will,
  })
  const nonce = randomBytes(16).toString('base64url')
  let said = false
  const taken = new Set<string>()
  const grants = new Map<string, readonly Grant[]>()
  /**
   * The content of a message that a gate would believe; undefined for one that another server has signed: files that run at the same time share a broker.
   * @throws what is wrong with one of its own server
   */
  const believed = (channel: GateChannel, payload: Buffer): { content: unknown; sent_at: string } | undefined => {
    const { body: text, signature } = signedSchema.parse(parse(payload))
    if (!verify(null, Buffer.from(messageDomain + text), key, Buffer.from(signature, 'base64'))) return undefined
    const body = messageBodySchema.parse(JSON.parse(text))
    const isNew =
      body.channel === channel && body.device === device && body.nonce === nonce && !taken.has(`${body.sender} ${body.sequence}`)
    if (!isNew) throw new Error(`no gate believes this ${channel}: ${text}`)
    taken.add(`${body.sender} ${body.sequence}`)
    return body
  }
  const gate: FakeGate = {
    whitelists: [],
    heads: [],
    keyOf: (kind, normalised) => {
      const settings = gate.documents.findLast((one) => one.document === 'settings')
      return hiddenKey(Buffer.from(settings?.list_key ?? '', 'base64'), credentialKey(kind, normalised))
    },
    documents: [],
    commands: [],
    acknowledged: [],
    beats: [],
    refused: [],
    sendEvent: async (event) => {
      if (!said) await gate.publishState()
      const whole = {
        id: v7(),
        sequence: 1,
        at: '2026-11-16T09:00:00.000Z',

        ...event,
      }
      await client.publishAsync(gateTopic(device, 'event'), JSON.stringify(whole), { qos: 1 })
      return whole.id
    },
    publishState: async (state = {}) => {
      said = true
      const whole: OnlineState = {
        online: true,
        nonce,
        at: '2026-11-16T09:00:00.000Z',
        bollard: 'raised',
        fault: null,
        unproven: false,
        hold: null,
        service: null,
        emergency: null,
        loop: 'clear',
        settings_version: null,
        emergency_version: null,
        whitelist_version: null,
        whitelist_issued_at: null,
        pending_events: 0,
        ...state,
      }
      await client.publishAsync(gateTopic(device, 'state'), JSON.stringify(whole), { qos: 1, retain: true })
    },
    isConnected: () => client.connected,
    cut: () => client.stream.destroy(),
    close: async () => {
      if (client.connected) await client.publishAsync(gateTopic(device, 'state'), '', { retain: true }).catch(() => {})
      await client.endAsync(true)
    },
  }
  client.on('error', () => {})
  client.on('message', (topic, payload) => {
    if (payload.length === 0) return
    const channel = (['command', 'beat', 'ack'] as const).find((one) => topic === gateTopic(device, one))
    if (channel !== undefined) {
      const message = believed(channel, payload)
      if (message === undefined) return
      if (channel === 'command') gate.commands.push(gateCommandSchema.parse(message.content))
      if (channel === 'beat') gate.beats.push(message.sent_at)
      if (channel === 'ack') {
        const { ids, refused } = deviceAckSchema.parse(message.content)
        gate.acknowledged.push(...ids)
        gate.refused.push(...refused)
      }
      return
    }
    if (topic === gateTopic(device, 'settings')) {
      const { body, signature } = signedSchema.parse(parse(payload))
      if (verify(null, Buffer.from(documentDomain + body), key, Buffer.from(signature, 'base64')))
        gate.documents.push(gateDocumentSchema.parse(JSON.parse(body)))
    }
    if (topic !== gateTopic(device, 'whitelist')) return
    const { body, signature, content } = signedWhitelistSchema.parse(parse(payload))
    const head = whitelistHeadSchema.parse(JSON.parse(body))
    const isTrue = createHash('sha256').update(content).digest('hex') === head.sha256
    if (!isTrue || !verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64'))) return
    if (head.base === null) grants.clear()
    const read = createLineReader(grants, head.zone)
    for (const line of linesOf(content)) read(line)
    const at = (instant: number): string => new Date(instant).toISOString()
    const entries = [...grants].flatMap(([credential, all]) =>
      all.map(({ from, until, windows, isPass, ...grant }) => ({
        ...grant,
        credential,
        from: at(from),
        until: at(until),
        windows: [...windows],
        ...(isPass && { pass: true as const }),
      })),
    )
    gate.heads.push({ ...head, bytes: payload.length })
    gate.whitelists.push({ ...head, entries })
  })
  const heard = (['command', 'ack', 'whitelist', 'settings', 'beat'] as const).map((channel) => gateTopic(device, channel))
  await client.subscribeAsync(heard, { qos: 1 })
  return gate
}

/** Waits until it holds. */
export const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = performance.now() + 10_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited in vain for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
