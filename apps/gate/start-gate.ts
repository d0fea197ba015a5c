import type { Agent, OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import { type Bollard, createBollard, type PassageStep } from './movement/bollard.ts'
import type { BollardDriver } from './drivers/bollard-driver.ts'
import { type Hold, openHold, openService, type Service } from './movement/hold.ts'
import { type NewEvent, openOutbox, type Outbox } from './outbox/outbox.ts'
import { openWhitelistStore, type WhitelistStore } from './whitelist-store.ts'
import type { CommandFailure, MessageRefusal } from '@dovolilnice/contract/bollards/bollard-command'
import { failure, type GateLog, quietLog } from './log.ts'
import { loadWhitelist, type Whitelist } from '@dovolilnice/contract/access/whitelist'
import { type Credential, normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { openWindowAt } from '@dovolilnice/contract/access/may-pass'
import type { GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { gateBeatSeconds } from '@dovolilnice/contract/bollards/device'
import { deviceCodePattern } from '@dovolilnice/contract/devices/device-kind'
import { v7 } from 'uuid'
import { createPublicKey } from 'node:crypto'
import { openCommandMemory } from './command-memory.ts'
import { openPassMemory } from './pass-memory.ts'
import { refuseSecondAgent } from './control/control-file.ts'
import { openControl } from './control/control-server.ts'
import { createEventSender, type EventSender } from './outbox/event-sender.ts'
import { gateFolder } from './gate-folder.ts'
import { openGateLink } from './gate-link.ts'
import { openRefusedEvents } from './outbox/refused-events.ts'
import { type Decision, presentCredential, type Presenter } from './control/present-credential.ts'
import { receiveMessage, reportInterrupted } from './receive-message.ts'
import { type BollardTimes, ordinaryTimes } from '@dovolilnice/contract/bollards/bollard-times'
import { type DocumentStore, openDocumentStore } from './document-store.ts'
import { loopOf } from './movement/safety-table.ts'
import { createServerWords, type ServerWords } from './server-words.ts'

interface GateParts {
  driver: Pick<BollardDriver, 'inputs'>
  bollard: Pick<Bollard, 'position' | 'fault' | 'isProven' | 'emergencyNow'>
  hold: Hold
  service: Service
  store: WhitelistStore
  documents: DocumentStore
  outbox: Outbox
  nonce: string
  /** The device's own clock. */
  clock: () => Date
  agent: (() => Agent) | undefined
  isOpen: () => boolean
}

/** The state of a connected gate as it is published in the topic `gates/{device}/state`. */
const onlineState = ({ driver, bollard, hold, service, store, documents, outbox, nonce, clock, agent, isOpen }: GateParts): OnlineState => {
  const whitelist = store.current()
  return {
    online: true,
    nonce,
    at: clock().toISOString(),
    bollard: bollard.position(),
    fault: bollard.fault() ?? null,
    unproven: bollard.position() === 'lowered' && !bollard.isProven(),
    hold: hold.current() ?? null,
    service: service.current() ?? null,
    emergency: bollard.emergencyNow() ?? null,
    open: isOpen(),
    loop: loopOf(driver.inputs()),
    settings_version: documents.settings()?.version ?? null,
    emergency_version: documents.emergencyList()?.version ?? null,
    whitelist_version: whitelist?.version ?? null,
    whitelist_issued_at: whitelist === undefined ? null : new Date(whitelist.issuedAt).toISOString(),
    pending_events: outbox.size(),
    ...(agent && { agent: agent() }),
  }
}

interface RefusalsOptions {
  record: (event: NewEvent) => void
  now: () => Date
  log: GateLog
}

/** Whoever floods the gate must fill neither its disk nor the archive. */
const quietMs = 60_000

/** Reports messages that were not taken, to the log and the archive: each kind of them at most once a minute. */
const createRefusals = ({ record, now, log }: RefusalsOptions): ((channel: string, failure: MessageRefusal) => void) => {
  const saidAt = new Map<string, number>()
  return (channel, failure) => {
    const kind = `${channel} ${failure}`
    const said = saidAt.get(kind)
    if (said !== undefined && performance.now() - said < quietMs) return
    saidAt.set(kind, performance.now())
    log.warn({ channel, refusal: failure }, `${channel} refused: ${failure}`)
    record({ name: 'message_refused', failure, at: now().toISOString() })
  }
}

/** True when the gate's list is too old to be trusted and the town wants the bollard down then. A gate that never had a list does not move it. */
const isFailLowered = (whitelist: Whitelist | undefined, now: Date): boolean =>
  whitelist !== undefined && whitelist.failMode === 'fail_safe' && now.getTime() >= whitelist.expiresAt

/** Returns a function that calls `onChange` if something has begun or ended since the last call. Call it after a new list and at every beat. */
const createWatch = (holds: () => boolean, onChange: (began: boolean) => void): (() => void) => {
  let held = holds()
  return () => {
    if (holds() === held) return
    held = !held
    onChange(held)
  }
}

export interface GateOptions {
  /** The device's code, as in the topics `gates/{device}/…`. */
  device: string
  /** `mqtt://…` or `mqtts://…`, with user and password when the broker asks for them and `password` is absent. */
  brokerUrl: string
  /** The password of the device's account at the broker, whose name is the device's code. */
  password?: string | undefined
  /** The data folder of the product; the gate writes only under its `gates/{device}/`. */
  dataDir: string
  /** Who has signed the certificate of the broker, PEM; absent: an authority that every machine knows. */
  ca?: string | undefined
  /** What speaks for the gate; absent: it does not say. */
  agent?: () => Agent
  /** The server's Ed25519 public key, PEM. The gate takes only whitelists that were signed with the matching private key. */
  publicKey: string
  driver: BollardDriver
  log?: GateLog
  /** The device's own clock; the server's time counts where it is known. */
  clock?: () => Date
  times?: Partial<BollardTimes>
  /** Milliseconds until an unacknowledged event is sent again; 5000 when absent. */
  resendMs?: number
}

/** A running gate. It decides without the server and reports its events when there is a link. */
export interface Gate {
  device: string
  /** Decides and opens if the credential may pass; `onStep` is called for each step of the passage. */
  present(credential: Credential, onStep?: (step: PassageStep) => void): Promise<Decision>
  /** Whether its list names the credential, or it always passes: of any other nothing is kept. */
  knows(credential: Credential): boolean
  /** Whether its list names the credential. */
  lists(credential: Credential): boolean
  /** How many credentials its list has, and by how many ms its clock is ahead of the server's; null where nobody has told. */
  look(): { listed: number; aheadMs: number | null }
  /** Somebody who stands there begins the maintenance, for an hour as far as they mean, or ends it. Resolves with why it was not done. */
  maintain(on: boolean): Promise<CommandFailure | undefined>
  state(): OnlineState
  connected(): boolean
  /** Events the server has not acknowledged yet. */
  pending(): GateEvent[]
  close(): Promise<void>
}

type PresentingOptions = Presenter & { log: GateLog }

const warmUps = 50

/** With hours, so that everything is decided on it. */
const warmUpList = loadWhitelist({
  version: 1,
  device: 'x',
  issued_at: '1970-01-01T00:00:00Z',
  expires_at: '1970-01-02T00:00:00Z',
  zone: null,
  fail_mode: 'fail_secure',
  entries: [
    {
      credential: 'plate:X1',
      permit: 'x',
      from: '1970-01-01T00:00:00Z',
      until: '1970-01-02T00:00:00Z',
      zone: 'x',
      windows: [{ from: 0, until: 1440 }],
    },
  ],
})

const createPresent = ({ log, ...presenter }: PresentingOptions): Gate['present'] => {
  // The first decisions of a process are slow: time zones are loaded, code is compiled. Decide now, on a list of its own, so that no driver waits for it.
  const idle = { admit: () => {}, bar: () => undefined, emergency: () => {} }
  const alone = { ...presenter, whitelist: () => warmUpList, bollard: idle, record: () => {}, clock: () => new Date(0) }
  for (let run = 0; run < warmUps; run += 1) for (const value of ['X1', 'X2']) presentCredential({ kind: 'plate', value }, alone)
  return async (credential, onStep) => {
    const decision = presentCredential(credential, presenter, onStep)
    log.info({ kind: credential.kind, reason: decision.reason, ms: decision.decided_in_ms }, decision.allowed ? 'admitted' : 'refused')
    return decision
  }
}

/** Until a gate follows its fail mode, and ends a hold, by its own clock alone: one that has just started may have any clock, and its server will tell it the time. */
const trustOwnClockMs = 60_000

/** The time by which the gate decides: the server's; where no beat has come the device's own, which is wrong where it is before the list was signed. */
const decisionTime =
  (words: ServerWords, store: WhitelistStore): (() => Date) =>
  () => {
    const now = words.now()
    return words.isTimeKnown() ? now : new Date(Math.max(now.getTime(), store.current()?.issuedAt ?? 0))
  }

/** Whoever begins the maintenance beside the bollard means so long. */
const meantServiceMs = 3_600_000

/** Adds an event to the outbox and sends it. An event that the disk refused is logged and still sent. */
const createRecord =
  (outbox: Outbox, sender: EventSender, log: GateLog) =>
  (event: NewEvent): void =>
    void outbox
      .add(event)
      .catch((error: unknown) => log.error(failure(error), 'an event could not be written to the disk'))
      .finally(() => sender.send())

/**
 * Starts a gate. Closing it stops the bollard where it is.
 * @throws Error when the device code is malformed, or another agent of this device runs on the same data folder
 */
export const startGate = async (options: GateOptions): Promise<Gate> => {
  const { device, brokerUrl, dataDir, driver, log = quietLog, clock = () => new Date(), resendMs = 5000 } = options
  if (!deviceCodePattern.test(device)) throw new Error(`"${device}" is no device code: lower case letters, digits and hyphens.`)
  await refuseSecondAgent(dataDir, device)
  const folder = gateFolder(dataDir, device)
  const publicKey = createPublicKey(options.publicKey)
  const words = createServerWords({ device, publicKey, clock, onNonce: () => publishState() })
  const { now } = words
  const documents = await openDocumentStore({ settings: folder.settings, emergency: folder.emergencyList }, device, publicKey)
  const onError = (error: unknown): void => log.error(failure(error), 'the whitelist could not be written to the disk')
  const store = await openWhitelistStore({ path: folder.whitelist, device, publicKey, keyOf: documents.keyOf, onError })
  const outbox = await openOutbox(folder.events)
  const refusedEvents = await openRefusedEvents(folder.refused)
  const memory = await openCommandMemory(folder.commands, now())
  const passes = await openPassMemory(folder.passes, now(), log)
  const startedAt = performance.now()
  const isTimeTrusted = (): boolean => words.isTimeKnown() || performance.now() - startedAt >= trustOwnClockMs
  const hold = openHold({ path: folder.held, clock: now, isTimeTrusted, onEnd: () => endHold() })
  const service = openService(folder.service)
  const emergency = openHold({ path: folder.emergency, clock: now, isTimeTrusted, onEnd: () => bollard.settle('hold_end') })
  /** Those of the driver, and what the town has set. */
  const times = (): BollardTimes => ({ ...ordinaryTimes, ...options.times, ...documents.settings()?.times })

  const link = openGateLink({ device, brokerUrl, password: options.password, ca: options.ca, log })
  const sender = createEventSender({ outbox, publish: (event) => link.publish('event', event), connected: link.connected, resendMs })
  const record = createRecord(outbox, sender, log)
  const state = (): OnlineState =>
    onlineState({ driver, bollard, hold, service, store, documents, outbox, nonce: words.nonce(), clock, agent: options.agent, isOpen })
  const publishState = (): void => link.publish('state', state())
  const decidedAt = decisionTime(words, store)
  const failLowered = (): boolean => isTimeTrusted() && isFailLowered(store.current(), decidedAt())
  /** A clock that nobody has confirmed opens for nobody. */
  const whitelist = (): Whitelist | undefined => {
    const list = store.current()
    return list === undefined || words.isTimeKnown() ? list : { ...list, openWindows: [] }
  }
  const isOpen = (): boolean => {
    const list = whitelist()
    return list !== undefined && openWindowAt(list, decidedAt()) !== undefined
  }
  const maintain: Gate['maintain'] = async (on) => {
    const since = now()
    const until = new Date(since.getTime() + meantServiceMs)
    const held = { command_id: v7(), since: since.toISOString(), until: until.toISOString() }
    return bollard.command(on ? 'service' : 'end_service', on ? held : undefined)
  }
  let isKeyTurned = false
  /** Turned, the key switch keeps the bollard under maintenance, whoever ends it elsewhere; who turns it back ends it. */
  const followKey = (): void => {
    const wasTurned = isKeyTurned
    isKeyTurned = driver.serviceKey?.() === true
    if (isKeyTurned ? service.current() !== undefined : !wasTurned) return
    log.warn({ on: isKeyTurned }, 'the key switch of the maintenance')
    void maintain(isKeyTurned)
  }
  const bollard = createBollard({
    driver,
    times,
    hold,
    service,
    emergency,
    failLowered,
    isOpen,
    now,
    onEmergency: (source) => {
      log.warn({ source }, source === undefined ? 'the emergency is over' : 'emergency: the bollard goes down')
      record({ name: source === undefined ? 'emergency_ended' : `emergency_${source}`, at: now().toISOString() })
    },
    onRest: (rest, cause, failure) => record({ name: 'state_changed', state: rest, cause, failure, at: now().toISOString() }),
    onChange: () => {
      followKey()
      publishState()
    },
  })
  const endHold = (): void => {
    log.info({}, 'the hold has reached its end')
    bollard.settle('hold_end')
    publishState()
  }
  const followFailMode = createWatch(failLowered, (lowered) => {
    log.warn({ lowered }, lowered ? 'the whitelist is too old: the bollard goes down and stays' : 'the whitelist is fresh again')
    bollard.settle('fail_mode')
  })
  const followHours = createWatch(isOpen, (open) => {
    log.info({ open }, open ? 'open for everybody: the bollard goes down and stays' : 'the hours for everybody are over')
    bollard.settle('open_hours')
  })
  const refresh = (): void => {
    followKey()
    followFailMode()
    followHours()
    publishState()
  }
  const onUp = (): void => {
    log.info({ pending_events: outbox.size() }, `gate ${device} is connected`)
    words.begin()
    publishState()
    sender.reset()
    sender.send()
  }
  const onDown = (): void => log.warn({}, `gate ${device} has lost its link and goes on deciding from its own whitelist`)
  const refuse = createRefusals({ record, now, log })
  const receiver = { bollard, memory, now, record, log, store, sender, outbox, refusedEvents, words, refuse, documents, onNews: refresh }
  link.listen({ onUp, onDown, onMessage: (channel, text, retained) => receiveMessage(channel, text, retained, receiver) })

  const present = createPresent({
    whitelist,
    isEmergency: documents.isEmergency,
    passes,
    bollard,
    clock: decidedAt,
    record,
    log,
  })
  const control = await openControl({ path: folder.control, device, connected: link.connected, present, log })
  const heartbeat = setInterval(refresh, gateBeatSeconds * 1000)
  bollard.settle('start')
  reportInterrupted((id) => [hold, service].some((kept) => kept.current()?.command_id === id), { memory, record, now })

  const close = async (): Promise<void> => {
    // The motor first: what keeps watch over it ends with it.
    const stopped = driver.stop()
    bollard.close()
    clearInterval(heartbeat)
    hold.close()
    emergency.close()
    await stopped
    sender.close()
    await control.close()
    await link.close({ online: false })
    driver.close()
    await Promise.all([store.close(), outbox.close(), refusedEvents.close(), memory.close(), passes.close()])
  }
  const lists: Gate['lists'] = ({ kind, value }) => {
    const normalised = normaliseCredential(kind, value)
    const list = store.current()
    return normalised !== undefined && list?.grants.has(list.keyOf(kind, normalised)) === true
  }
  const knows: Gate['knows'] = (credential) => documents.isEmergency(credential) || lists(credential)
  const look: Gate['look'] = () => ({
    listed: store.current()?.grants.size ?? 0,
    aheadMs: words.isTimeKnown() ? clock().getTime() - now().getTime() : null,
  })
  return { device, present, knows, lists, look, maintain, state, connected: link.connected, pending: () => [...outbox.pending()], close }
}
