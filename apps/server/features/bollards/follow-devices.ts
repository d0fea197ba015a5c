import { updateDevice } from './bollard-tables.ts'
import { type GateHold, type GateState, gateStateSchema, type OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import { product, recordEvent } from '../../platform/audit/record-event.ts'
import { hotSince } from '@dovolilnice/contract/bollards/bollard-alert'
import { judgeBollards } from './alerts/judge-bollards.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { type Row, type Trx, insertRow, sql } from '../../platform/database/db.ts'
import type { Context, Services } from '../../platform/http/context.ts'
import { twoAgentsMs } from './devices.ts'
import { commandSeveral } from './group/group-commands.ts'
import { isClockWrong } from '@dovolilnice/contract/bollards/gate-clock'
import { gateSilenceSeconds } from '@dovolilnice/contract/bollards/device'
import { everyGate, parseGateTopic } from '@dovolilnice/contract/bollards/topics'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'

/** Why the product releases what no person may release any more. */
const reason = 'Stebriček ni več v rabi.'

/** Whether a release is on its way, or the product has asked for one of this hold since the bollard is out of use. */
const isAsked = async (trx: Trx, { code, out_of_use_since }: Row<'device'>, hold: GateHold): Promise<boolean> => {
  const release = await trx
    .selectFrom('device_command')
    .select('id')
    .where('device_code', '=', code)
    .where('action', '=', 'release')
    .where('requested_at', '>=', out_of_use_since ?? new Date(0))
    .where((is) =>
      is.or([is('status', 'in', ['requested', 'delivered']), is('requested_by', 'is', null).and('held_by', '=', hold.command_id)]),
    )
    .limit(1)
    .executeTakeFirst()
  return release !== undefined
}

/**
 * Releases a bollard out of use whose gate says that it is held: the hold reached it when it was retired already, or it had no link then. The product asks
 * once for a hold, so that a gate which takes no command is not asked every few seconds. Call it under the lock of the row: several bridges hear one report.
 */
const releaseRetired = async (trx: Trx, device: Row<'device'>, hold: GateHold, clock: Clock): Promise<void> => {
  const now = clock.now()
  if (new Date(hold.until) <= now || (await isAsked(trx, device, hold))) return
  const held = { ...device, online: true, held: true, hold_command_id: hold.command_id }
  const recordAlso: Context['recordAlso'] = (action, what) => recordEvent(trx, { action, kind: 'change', actor: product, ...what }, clock)
  await commandSeveral([{ device: held, action: 'release', hold_until: null }], { reason }, { trx, now, actor: product, recordAlso })
}

const lookMs = 2000

const readState = (payload: Buffer): GateState | undefined => {
  try {
    return gateStateSchema.safeParse(JSON.parse(payload.toString())).data
  } catch {
    return undefined
  }
}

const columnsOf = (state: OnlineState) => ({
  state: state.bollard,
  fault: state.fault,
  unproven: state.unproven,
  held: state.hold !== null,
  held_since: state.hold === null ? null : new Date(state.hold.since),
  held_until: state.hold === null ? null : new Date(state.hold.until),
  hold_command_id: state.hold?.command_id ?? null,
  service_since: state.service === null ? null : new Date(state.service.since),
  service_until: state.service === null ? null : new Date(state.service.until),
  service_command_id: state.service?.command_id ?? null,
  emergency_since: state.emergency === null ? null : new Date(state.emergency.since),
  open_to_all: state.open === true,
  loop: state.loop,
  settings_version: state.settings_version,
  emergency_version: state.emergency_version,
  pending_events: state.pending_events,
  whitelist_version: state.whitelist_version,
  whitelist_issued_at: state.whitelist_issued_at === null ? null : new Date(state.whitelist_issued_at),
})

const logLink = (trx: Trx, device: string, online: boolean, now: Date) =>
  insertRow(trx, 'bollard_event', {
    id: v7(),
    device_code: device,
    at: now,
    received_at: now,
    claimed_at: null,
    event_name: online ? 'online' : 'offline',
    sequence: null,
    state: null,
    cause: null,
  })

/** A report takes a moment, more or less each time: a clock that differs by less than this from what is stored has not changed. */
const jitterSeconds = 2

/** Seconds by which the gate's clock is ahead, where the report tells: one that the broker has kept is of some time ago. */
const clockAhead = (state: GateState, before: number, now: Date, isRetained: boolean): number => {
  if (!state.online || isRetained) return before
  const ahead = Math.round((Date.parse(state.at) - now.getTime()) / 1000)
  return Math.abs(ahead - before) < jitterSeconds ? before : ahead
}

/** Which agent speaks. One that another has replaced and that comes back soon uses an account that is not its alone. */
const agentOf = (state: GateState, before: Row<'device'>, now: Date) => {
  if (!state.online || state.agent === undefined) return {}
  const agent = JSON.stringify(state.agent)
  if (before.agent === null || before.agent.id === state.agent.id) return { agent }
  const changedAt = before.agent_changed_at?.getTime() ?? 0
  const isBack = before.agent_before === state.agent.id && now.getTime() - changedAt < twoAgentsMs
  return { agent, agent_before: before.agent.id, agent_changed_at: now, ...(isBack && { two_agents_at: now }) }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other

/**
 * Stores the state that a gate publishes, and adds a line to the archive when its link is established or lost. A report that says nothing new only
 * counts as heard: open screens are not told of it. When it was heard is said by the database's clock: bridges may run on several machines.
 */
export const storeDeviceState = (services: Services, device: string, state: GateState, isRetained = false): Promise<void> =>
  services.database.transaction(async (trx) => {
    const { clock } = services
    const before = await trx.selectFrom('device').selectAll().where('code', '=', device).forUpdate().executeTakeFirst()
    if (before === undefined) return
    const now = clock.now()
    const clock_ahead_s = clockAhead(state, before.clock_ahead_s, now, isRetained)
    const values = {
      listless_since: state.online && state.whitelist_version === null ? (before.listless_since ?? now) : null,
      mistimed_since: isClockWrong(clock_ahead_s) ? (before.mistimed_since ?? now) : null,
      hot_since: state.online ? hotSince(state.agent?.temperature_c, before.hot_since, now) : null,
      ...(state.online ? { ...columnsOf(state), online: true } : { online: false, loop: 'unknown' as const }),
      clock_ahead_s,
    }
    const agent = agentOf(state, before, now)
    const heard = state.online ? { state_at: sql<Date>`clock_timestamp()`, ...agent } : {}
    await updateDevice(trx, device, { ...values, ...heard })
    if (before.online !== state.online) await logLink(trx, device, state.online, now)
    if (state.online && !isRetained && state.whitelist_version !== null && state.whitelist_version !== before.whitelist_version)
      await services.capabilities.noteListTaken(trx, device, state.whitelist_version, now)
    // A report that the broker has kept may be of a hold that has ended.
    if (!before.active && !isRetained && state.online && state.hold !== null) await releaseRetired(trx, before, state.hold, clock)
    const stored: Record<string, unknown> = before
    if (!('agent_before' in agent) && !Object.entries(values).some(([column, value]) => !isSame(stored[column], value))) return
    await announce(trx, 'bollards')
    await judgeBollards(trx, services, { code: device, hearsSilence: false })
  })

/**
 * Marks as offline every gate that has not been heard for too long. Its last will says so at once, but is lost with the broker.
 * @param linkedSeconds for how long this process has its link: before, it could not have heard anyone
 */
export const markSilentDevices = async (services: Services, linkedSeconds: number): Promise<void> => {
  if (linkedSeconds < gateSilenceSeconds) return
  const heardBefore = sql<Date>`clock_timestamp() - make_interval(secs => ${gateSilenceSeconds})`
  const silent = await services.database.kysely
    .selectFrom('device')
    .select('code')
    .where('online', '=', true)
    .where((is) => is.or([is('state_at', 'is', null), is('state_at', '<', heardBefore)]))
    .execute()
  for (const { code } of silent) await storeDeviceState(services, code, { online: false })
}

/** Follows the states of the gates. Resolves with a function that stops it. */
export const followDevices = async (
  services: Services,
  mqtt: MqttLink,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  // In the order of arrival: `offline` of an old link must not overwrite `online` of the new one.
  let last: Promise<void> = Promise.resolve()
  /** Gates whose reports cannot be read: told once, and not every few seconds. */
  const unreadable = new Set<string>()
  /** By the process' own clock, in ms, which nobody sets. */
  let linkedAt: number | undefined
  const next = (work: () => Promise<void>, what: string): Promise<void> => {
    last = last.then(work).catch((error: unknown) => onError(error, what))
    return last
  }

  await mqtt.subscribe(everyGate('state'), async (topic, payload, isRetained) => {
    const device = parseGateTopic(topic)?.device
    if (device === undefined) return
    const state = readState(payload)
    if (state !== undefined) {
      unreadable.delete(device)
      return next(() => storeDeviceState(services, device, state, isRetained), `state of ${device}`)
    }
    if (unreadable.has(device)) return
    unreadable.add(device)
    onError('it cannot be read: is the gate of another version?', `state of ${device}`)
  })
  mqtt.onConnect(() => (linkedAt = performance.now()))
  mqtt.onDisconnect(() => (linkedAt = undefined))
  const silence = setInterval(() => {
    const since = linkedAt
    if (since !== undefined) void next(() => markSilentDevices(services, (performance.now() - since) / 1000), 'silent gates')
  }, lookMs)
  return async () => {
    clearInterval(silence)
    await last
  }
}
