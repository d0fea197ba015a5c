import type { GateCommand } from '@dovolilnice/contract/bollards/gate-command'
import { gateKind } from '@dovolilnice/contract/bollards/topics'
import { ifGiven } from '../../platform/database/if-given.ts'
import { listenTo } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import type { DeviceLink } from '../../platform/mqtt/device-link.ts'
import type { Row } from '../../platform/database/tables.ts'

const messageOf = (command: Row<'device_command'>): GateCommand => ({
  id: command.id,
  action: command.action,
  requested_at: command.requested_at.toISOString(),
  expires_at: command.expires_at.toISOString(),
  hold_until: command.hold_until?.toISOString() ?? null,
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
  return stopListening
}
