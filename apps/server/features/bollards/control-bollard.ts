import { minuteMs } from '../../platform/clock/clock.ts'
import { commandLifetimeSeconds, type GateCommand, hasEnd } from '@dovolilnice/contract/bollards/gate-command'
import { type Context, type Services, implement } from '../../platform/http/context.ts'
import { type Row, type Trx, ifGiven, insertRow } from '../../platform/database/db.ts'
import type { CommandRequest } from '@dovolilnice/contract/bollards/bollard-command'
import { allowedActions } from '@dovolilnice/contract/bollards/device'
import { looksLikePhone } from '@dovolilnice/contract/access/operations'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { v7, validate } from 'uuid'
import { announce, listenTo, notify } from '../../platform/database/notify.ts'
import { readGatesLink } from './devices.ts'
import { listOwnHolds } from '@dovolilnice/contract/bollards/holds/holds'
import { gateKind } from '@dovolilnice/contract/bollards/topics'
import type { DeviceLink } from '../../platform/mqtt/device-link.ts'

/** Who asks for a command and until when it may still be carried out; no gate has it yet. */
export const askedBy = ({ now, actor }: Pick<Context, 'now' | 'actor'>) => ({
  requested_by: actor.id,
  requested_by_name: actor.name,
  requested_at: now,
  expires_at: new Date(now.getTime() + commandLifetimeSeconds * 1000),
  delivered_at: null,
})

type Held = Pick<Row<'device'>, 'held' | 'held_until'>

/** Whether a bollard is held at an instant. A gate without a link ends its hold itself, so one that is past its end is none. */
export const isHeldAt = ({ held, held_until: until }: Held, at: Date): boolean => held && until !== null && until > at

/** The caller's key where it is an identifier, so that a repeated command is known again. */
const idOf = (key: string | null): string => (key !== null && validate(key) ? key : v7())

/** A plate as it is stored everywhere, so that the archive finds it; a phone as it was typed. */
const asWritten = (vehicle: string | undefined): string | null =>
  !vehicle ? null : looksLikePhone(vehicle) ? vehicle : formatPlate(vehicle)

const commandOf = (body: CommandRequest, context: Context) => ({
  ...askedBy(context),
  id: idOf(context.idempotencyKey),
  device_code: body.device_code,
  action: body.action,
  status: 'requested' as const,
  reason: body.reason,
  vehicle: asWritten(body.vehicle),
  explanation: body.explanation || null,
  finished_at: null,
  failure: null,
  hold_until: hasEnd(body.action) && body.hold_until !== undefined ? new Date(body.hold_until) : null,
  vehicles: body.action === 'lower' && body.vehicles !== undefined && body.vehicles > 1 ? body.vehicles : null,
})

/** For the trail: what was not said has no line in it. */
const forWhom = ({ vehicle, explanation }: Pick<BollardCommandRow, 'vehicle' | 'explanation'>) => ({
  ...(vehicle !== null && { vehicle }),
  ...(explanation !== null && { explanation }),
})

/** The bollard's row, locked, so that simultaneous commands of two people are checked one after the other. */
const findDevice = (trx: Trx, code: string) =>
  trx.selectFrom('device').selectAll().where('code', '=', code).where('active', '=', true).forUpdate().executeTakeFirst()

/** A hold ends at least a minute from now and at most the town's `hold_hours` away, with a minute for the typing. @throws OperationError `validation` */
export const requireSensibleEnd = async (until: Date | null, { trx, now, locale, capabilities }: Context): Promise<void> => {
  if (until === null) return
  const { hold_hours: hours } = await capabilities.readParameters(trx)
  const minutes = (until.getTime() - now.getTime()) / minuteMs
  if (minutes < 1) throw invalidField('hold_until', 'hold_past', locale)
  if (minutes > hours * 60 + 1) throw invalidField('hold_until', 'hold_too_long', locale, { hours: String(hours) })
}

type BollardCommandRow = Omit<Row<'device_command'>, 'group_id' | 'stops_group_id' | 'held_by'>

/**
 * Stores a command to a bollard, of administrators and operators. After the commit the bridge is notified, sends the command and follows its status.
 * @throws OperationError `not_found`, `gates_unreachable`, `gate_offline`, `illegal_transition` (the bollard's state does not allow it), `validation` (the end of a hold)
 */
export const handleControlBollard = async ({ body }: { body: CommandRequest }, context: Context): Promise<BollardCommandRow> => {
  const { trx, record } = context
  const command = commandOf(body, context)
  const device = await findDevice(trx, body.device_code)
  if (device === undefined) throw new OperationError('not_found')
  const subject = { type: 'bollard_command' as const, id: command.id, label: device.name }
  const before = await trx.selectFrom('device_command').selectAll().where('id', '=', command.id).executeTakeFirst()
  if (before !== undefined) {
    if (before.requested_by !== command.requested_by || before.device_code !== device.code) throw new OperationError('duplicate')
    record({ subject, reason: body.reason, after: { repeated: true } })
    return before
  }
  await requireSensibleEnd(command.hold_until, context)
  if (!(await readGatesLink(trx)).up) throw new OperationError('gates_unreachable')
  const held = isHeldAt(device, context.now)
  const { online, state } = device
  if (!online) throw new OperationError('gate_offline')
  const inService = device.service_since !== null
  if (!allowedActions({ online, held, inService, isOpen: device.open_to_all, state }).includes(body.action))
    throw new OperationError('illegal_transition', { details: { online, state, held } })
  await insertRow(trx, 'device_command', command)
  record({
    subject,
    before: { state, held },
    after: {
      action: body.action,
      device: device.code,
      ...forWhom(command),
      ...(command.hold_until && { hold_until: command.hold_until.toISOString() }),
      ...(command.vehicles !== null && { vehicles: command.vehicles }),
    },
    reason: body.reason,
  })
  await notify(trx, 'bollard_command', command.id)
  await announce(trx, 'bollards')
  return command
}

/** A gate without a link ends its hold by itself, so one that is past its end is none. */
export const handleListOwnHolds = implement(listOwnHolds, async (_, { trx, now, actor }) => {
  const items = await trx
    .selectFrom('device as d')
    .innerJoin('device_command as c', 'c.id', 'd.hold_command_id')
    .select(['d.code as device_code', 'd.name as device_name', 'c.group_id', 'c.reason', 'd.held_until as until'])
    .where('d.active', '=', true)
    .where('d.held', '=', true)
    .where('d.held_until', '>', now)
    .where('c.requested_by', '=', actor.id)
    .orderBy('d.held_until')
    .orderBy('d.position')
    .orderBy('d.code')
    .$narrowType<{ until: Date }>()
    .execute()
  return { items }
})

const messageOf = (command: Row<'device_command'>): GateCommand => ({
  id: command.id,
  action: command.action,
  requested_at: command.requested_at.toISOString(),
  expires_at: command.expires_at.toISOString(),
  hold_until: command.hold_until?.toISOString() ?? null,
  ...(command.vehicles !== null && { vehicles: command.vehicles }),
})

/** Commands not taken and not expired. Sending one twice is safe: the gate takes each id once. */
const openCommands = ({ database, clock }: Services, id?: string) =>
  database.kysely
    .selectFrom('device_command')
    .selectAll()
    .where('status', '=', 'requested')
    .where('expires_at', '>', clock.now())
    .$call(ifGiven(id, (query, id) => query.where('id', '=', id)))
    .orderBy('requested_at')
    .execute()

/** Sends each command after its commit. Resolves with a function that stops it. */
export const sendCommands = async (
  services: Services,
  mqtt: DeviceLink,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const send = async (id?: string): Promise<void> => {
    // Nothing is queued while the broker is away: when it is back, the open commands are found by their status.
    if (!mqtt.isConnected()) return
    for (const command of await openCommands(services, id)) {
      await mqtt.tell(gateKind, command.device_code, 'command', messageOf(command))
    }
  }
  const trySend = (id?: string): void => void send(id).catch((error: unknown) => onError(error, 'commands could not be sent'))
  const stopListening = await listenTo(
    services.database,
    'bollard_command',
    (id) => trySend(id),
    () => trySend(),
  )
  mqtt.onConnect(() => trySend())
  // To a gate whose connection was not known nothing was said: its commands are still open.
  mqtt.onNonce(() => trySend())
  return stopListening
}
