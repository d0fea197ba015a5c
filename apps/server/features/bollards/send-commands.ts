import { commandFinishSeconds, type GateCommand } from '@dovolilnice/contract/bollards/gate-command'
import { gateTopic } from '@dovolilnice/contract/bollards/topics'
import { ifGiven } from '../../platform/database/if-given.ts'
import { announce, listenTo } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Milliseconds to wait for a report that may still be on its way when a command expires. */
const graceMs = 5000
const lookMs = 5000

const messageOf = (command: Tables['device_command']): GateCommand => ({
  id: command.id,
  device: command.device_code,
  action: command.action,
  requested_at: command.requested_at.toISOString(),
  expires_at: command.expires_at.toISOString(),
  person: command.requested_by_name,
  reason: command.reason,
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

/** Marks commands as expired or failed that no gate took in time or whose outcome no gate reported. */
export const giveUpCommands = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now()
  return database.transaction(async (trx) => {
    const expired = await trx
      .updateTable('device_command')
      .set({ status: 'expired', failure: 'expired', finished_at: now })
      .where('status', '=', 'requested')
      .where('expires_at', '<', new Date(now.getTime() - graceMs))
      .returning('id')
      .execute()
    const silent = await trx
      .updateTable('device_command')
      .set({ status: 'failed', failure: 'no_answer', finished_at: now })
      .where('status', '=', 'delivered')
      .where('delivered_at', '<', new Date(now.getTime() - commandFinishSeconds * 1000))
      .returning('id')
      .execute()
    const count = expired.length + silent.length
    if (count > 0) await announce(trx, 'bollards')
    return count
  })
}

/** Sends each command after its commit, and ends those without an answer. Resolves with a function that stops it. */
export const sendCommands = async (
  services: Services,
  mqtt: MqttLink,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const send = async (id?: string): Promise<void> => {
    // Nothing is queued while the broker is away: when it is back, the open commands are found by their status.
    if (!mqtt.isConnected()) return
    for (const command of await openCommands(services, id)) {
      await mqtt.publish(gateTopic(command.device_code, 'command'), JSON.stringify(messageOf(command)))
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
  const look = setInterval(() => {
    giveUpCommands(services).catch((error: unknown) => onError(error, 'commands could not be given up'))
  }, lookMs)
  return async () => {
    clearInterval(look)
    await stopListening()
  }
}
