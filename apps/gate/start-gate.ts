import type { Credential } from '@dovolilnice/contract/primitives/credential'
import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { gateAckSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import type { OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import { deviceCodePattern, type GateChannel } from '@dovolilnice/contract/bollards/topics'
import { createPublicKey } from 'node:crypto'
import { createBollard, ordinaryTiming, type BollardTiming, type PassageStep } from './bollard.ts'
import { openCommandMemory } from './command-memory.ts'
import { refuseSecond } from './control/control-file.ts'
import { openControl } from './control/control-server.ts'
import type { BollardDriver } from './drivers/bollard-driver.ts'
import { createEventSender } from './outbox/event-sender.ts'
import { gateFolder } from './gate-folder.ts'
import { openGateLink } from './gate-link.ts'
import { readHeld, writeHeld } from './held-file.ts'
import { failure, quietLog, type GateLog } from './log.ts'
import { openOutbox, type NewEvent } from './outbox/outbox.ts'
import { presentCredential, type Decision } from './control/present-credential.ts'
import { takeCommand } from './take-command.ts'
import { openWhitelistStore } from './whitelist-store.ts'

export interface GateOptions {
  /** The device's code, as in the topics `gates/{device}/…`. */
  device: string
  /** `mqtt://…` or `mqtts://…`, with user and password when the broker asks for them. */
  brokerUrl: string
  /** The data folder of the product; a gate keeps to `gates/{device}/` under it. */
  dataDir: string
  /** The server's Ed25519 public key, PEM: only whitelists signed with its other half are taken. */
  publicKey: string
  driver: BollardDriver
  log?: GateLog
  clock?: () => Date
  timing?: Partial<BollardTiming>
  /** Unacknowledged events are sent again after so long; 5000 ms when absent. */
  resendMs?: number
}

/** A running gate: decides by itself, and tells the server when it can. */
export interface Gate {
  device: string
  /** Decides and, when it may pass, opens; `tell` hears what becomes of the passage. */
  present(credential: Credential, tell?: (step: PassageStep) => void): Promise<Decision>
  state(): OnlineState
  connected(): boolean
  /** Events the server has not acknowledged yet. */
  pending(): GateEvent[]
  close(): Promise<void>
}

const heartbeatMs = 60_000

/** Starts a gate. The bollard is left as it stands when the gate is closed. */
export const startGate = async (options: GateOptions): Promise<Gate> => {
  const { device, brokerUrl, dataDir, driver, log = quietLog, clock = () => new Date(), resendMs = 5000 } = options
  if (!deviceCodePattern.test(device)) throw new Error(`"${device}" is no device code: lower case letters, digits and hyphens.`)
  await refuseSecond(dataDir, device)
  const folder = gateFolder(dataDir, device)
  const store = await openWhitelistStore(folder.whitelist, device, createPublicKey(options.publicKey))
  const outbox = await openOutbox(folder.events)
  const memory = await openCommandMemory(folder.commands, clock())

  const record = (event: NewEvent): void =>
    void outbox
      .add(event)
      .catch((error: unknown) => log.error(failure(error), 'an event could not be written to the disk'))
      .finally(() => sender.send())

  /** The gate can no longer decide: the list it once had is too old to be trusted. Never having had one leaves the bollard as it is. */
  const failLowered = (): boolean => {
    const whitelist = store.current()
    return whitelist !== undefined && whitelist.failMode === 'fail_safe' && clock().getTime() >= whitelist.expiresAt
  }
  let failing = failLowered()
  const followFailMode = (): void => {
    if (failLowered() === failing) return
    failing = !failing
    log.warn({ lowered: failing }, failing ? 'the whitelist is too old: the bollard goes down and stays' : 'the whitelist is fresh again')
    bollard.settle('fail_mode')
  }
  const bollard = createBollard({
    driver,
    timing: { ...ordinaryTiming, ...options.timing },
    held: readHeld(folder.held),
    failLowered,
    onHeld: (held) => writeHeld(folder.held, held),
    onRest: (state, cause) => record({ name: 'state_changed', state, cause, at: clock().toISOString() }),
    onChange: () => publishState(),
  })

  const state = (): OnlineState => {
    const whitelist = store.current()
    return {
      online: true,
      at: clock().toISOString(),
      bollard: driver.state(),
      held: bollard.held(),
      loop: driver.loop(),
      whitelist_version: whitelist?.version ?? null,
      whitelist_issued_at: whitelist === undefined ? null : new Date(whitelist.issuedAt).toISOString(),
      pending_events: outbox.size(),
    }
  }
  const publishState = (): void => link.publish('state', state())

  const takeWhitelist = async (text: string): Promise<void> => {
    const refusal = await store.accept(text)
    if (refusal === undefined) log.info({ version: store.current()?.version, credentials: store.current()?.grants.size }, 'whitelist taken')
    else if (refusal !== 'not_newer') log.error({ refusal }, 'whitelist refused; the gate goes on with the one it has')
    if (refusal !== undefined) return
    followFailMode()
    publishState()
  }
  const takeAck = async (text: string): Promise<void> => {
    const ack = gateAckSchema.parse(JSON.parse(text))
    await sender.acknowledge(ack.ids)
  }
  const onMessage = (channel: GateChannel, text: string, retained: boolean): Promise<void> => {
    if (channel === 'whitelist') return takeWhitelist(text)
    if (channel === 'ack') return takeAck(text)
    return takeCommand(text, retained, { device, bollard, memory, clock, record, log })
  }
  const link = openGateLink({
    device,
    brokerUrl,
    log,
    onMessage,
    onUp: () => {
      log.info({ pending_events: outbox.size() }, `gate ${device} is connected`)
      publishState()
      sender.reset()
      sender.send()
    },
    onDown: () => log.warn({}, `gate ${device} has lost its link and goes on deciding from its own whitelist`),
  })
  const sender = createEventSender({ outbox, publish: (event) => link.publish('event', event), connected: link.connected, resendMs })

  // The first decision of a process is slow while the calendar is being loaded; nobody should wait for that at a bollard.
  mayPass(store.current(), { kind: 'plate', value: 'X1' }, clock())
  const presenter = { whitelist: store.current, bollard, clock, record }
  const present: Gate['present'] = async (credential, tell) => {
    const decision = presentCredential(credential, presenter, tell)
    log.info({ kind: credential.kind, reason: decision.reason, ms: decision.decided_in_ms }, decision.allowed ? 'admitted' : 'refused')
    return decision
  }
  const control = await openControl({ path: folder.control, device, present, log })

  const heartbeat = setInterval(() => {
    publishState()
    followFailMode()
  }, heartbeatMs)
  bollard.settle('start')

  const close = async (): Promise<void> => {
    clearInterval(heartbeat)
    bollard.close()
    sender.close()
    await control.close()
    await link.close({ online: false })
    driver.close()
    await Promise.all([outbox.close(), memory.close()])
  }
  return { device, present, state, connected: link.connected, pending: () => [...outbox.pending()], close }
}
