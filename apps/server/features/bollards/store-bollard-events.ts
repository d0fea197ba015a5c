import { statusesBefore, type CommandStatus } from '@dovolilnice/contract/bollards/command-status'
import type { CommandEvent, GateEvent, RefusalEvent, StateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { announce } from '../../platform/database/notify.ts'
import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import type { ReceivedEvent } from '../../platform/mqtt/collect-events.ts'

/** What stands in the archive as a line of its own. */
type LineEvent = StateEvent | RefusalEvent
export type BollardEvent = LineEvent | CommandEvent

export const isBollardEvent = (event: GateEvent): event is BollardEvent =>
  'command_id' in event || event.name === 'state_changed' || event.name === 'message_refused'

const statusOfEvent: Record<CommandEvent['name'], CommandStatus> = {
  command_delivered: 'delivered',
  command_confirmed: 'confirmed',
  command_failed: 'failed',
  command_expired: 'expired',
}

const isLine = (received: ReceivedEvent<BollardEvent>): received is ReceivedEvent<LineEvent> => !('command_id' in received.event)

const rowOf = ({ device, event, received_at, claimed_at }: ReceivedEvent<LineEvent>) => ({
  id: event.id,
  device_code: device,
  at: new Date(event.at),
  received_at,
  claimed_at,
  event_name: event.name,
  sequence: event.sequence,
  ...(event.name === 'state_changed' ? { state: event.state, cause: event.cause } : { state: null, cause: null }),
  failure: event.failure,
})

const insertLines = (trx: Trx, events: readonly ReceivedEvent<LineEvent>[]) =>
  trx
    .insertInto('bollard_event')
    .values(events.map(rowOf))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** A report changes a command only along the legal transitions; a repeated report changes nothing. */
const followCommand = (trx: Trx, device: string, event: CommandEvent) => {
  const status = statusOfEvent[event.name]
  const at = new Date(event.at)
  return trx
    .updateTable('device_command')
    .set(
      status === 'delivered'
        ? { status, delivered_at: at, finished_at: null, failure: null }
        : { status, finished_at: at, failure: event.failure },
    )
    .where('id', '=', event.command_id)
    .where('device_code', '=', device)
    .where('status', 'in', statusesBefore(status))
    .execute()
}

/** Stores changes of state, refused messages and reports on commands, each once. Events of unknown devices are not acknowledged. */
export const storeBollardEvents = async (
  { database }: Pick<Services, 'database'>,
  events: ReceivedEvent<BollardEvent>[],
): Promise<ReceivedEvent<BollardEvent>[]> =>
  database.transaction(async (trx) => {
    const codes = [...new Set(events.map(({ device }) => device))]
    const rows = await trx.selectFrom('device').select('code').where('code', 'in', codes).execute()
    const known = events.filter(({ device }) => rows.some((row) => row.code === device))
    const lines = known.filter(isLine)
    if (lines.length > 0) await insertLines(trx, lines)
    for (const { device, event } of known) if ('command_id' in event) await followCommand(trx, device, event)
    if (known.length > 0) await announce(trx, 'bollards')
    return known
  })
