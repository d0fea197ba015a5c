import { gateStateSchema, type GateState, type OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import { everyGate, parseGateTopic } from '@dovolilnice/contract/bollards/topics'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'

/** Milliseconds after the start within which each gate must publish its state; its last will may have been lost with the broker. */
const silenceMs = 20_000

const readState = (payload: Buffer): GateState | undefined => {
  try {
    return gateStateSchema.safeParse(JSON.parse(payload.toString())).data
  } catch {
    return undefined
  }
}

const columnsOf = (state: OnlineState) => ({
  state: state.bollard,
  held: state.held,
  loop: state.loop,
  pending_events: state.pending_events,
  whitelist_version: state.whitelist_version,
  whitelist_issued_at: state.whitelist_issued_at === null ? null : new Date(state.whitelist_issued_at),
})

const logLink = (trx: Trx, device: string, online: boolean, now: Date) =>
  trx
    .insertInto('bollard_event')
    .values({
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
    .execute()

/** Stores the state that a gate publishes, and adds a line to the archive when its link is established or lost. */
export const storeDeviceState = ({ database, clock }: Services, device: string, state: GateState): Promise<void> =>
  database.transaction(async (trx) => {
    const before = await trx.selectFrom('device').select('online').where('code', '=', device).forUpdate().executeTakeFirst()
    if (before === undefined) return
    const now = clock.now()
    const values = state.online ? { ...columnsOf(state), online: true, state_at: now } : { online: false, loop: 'unknown' as const }
    await trx.updateTable('device').set(values).where('code', '=', device).execute()
    if (before.online !== state.online) await logLink(trx, device, state.online, now)
    await announce(trx, 'bollards')
  })

/** Follows the states of the gates. Resolves with a function that stops it. */
export const followDevices = async (
  services: Services,
  mqtt: MqttLink,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const present = new Set<string>()
  // In the order of arrival: `offline` of an old link must not overwrite `online` of the new one.
  let last: Promise<void> = Promise.resolve()

  await mqtt.subscribe(everyGate('state'), async (topic, payload) => {
    const device = parseGateTopic(topic)?.device
    const state = readState(payload)
    if (device === undefined || state === undefined) return
    present.add(device)
    last = storeDeviceState(services, device, state).catch((error: unknown) => onError(error, `state of ${device}`))
    await last
  })
  const markSilent = async (): Promise<void> => {
    const online = await services.database.kysely.selectFrom('device').select('code').where('online', '=', true).execute()
    for (const { code } of online) if (!present.has(code)) await storeDeviceState(services, code, { online: false })
  }
  const silence = setTimeout(() => {
    last = markSilent().catch((error: unknown) => onError(error, 'silent gates'))
  }, silenceMs)
  return async () => {
    clearTimeout(silence)
    await last
  }
}
