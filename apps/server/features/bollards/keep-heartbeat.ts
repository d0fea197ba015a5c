import { sql } from 'kysely'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'

const beatMs = 1500

/**
 * Writes into the database that this bridge is alive and whether it reaches the broker, so that every other process knows. Any number of bridges
 * may run: each follows all gates, and while one is left the link is up. Resolves with a function that stops it.
 */
export const keepHeartbeat = async (
  { database }: Services,
  mqtt: MqttLink,
  embedded_broker: string | null,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const id = v7()
  const now = sql<Date>`now()`
  let linked: boolean | undefined
  let stopped = false
  let last: Promise<void> = Promise.resolve()

  const write = (isLinked: boolean): Promise<void> =>
    database.transaction(async (trx) => {
      const broker_lost_at = isLinked ? null : now
      await trx
        .insertInto('bridge')
        .values({ id, started_at: now, seen_at: now, broker_lost_at, embedded_broker })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            seen_at: now,
            broker_lost_at: isLinked ? null : sql<Date>`coalesce(bridge.broker_lost_at, now())`,
          }),
        )
        .execute()
      if (isLinked !== linked) await announce(trx, 'bollards')
      linked = isLinked
    })
  const beat = (isLinked = mqtt.isConnected()): Promise<void> => {
    last = last.then(() => write(isLinked)).catch((error: unknown) => onError(error, 'heartbeat of the bridge'))
    return last
  }
  // Bridges of long ago say nothing any more.
  await database.kysely
    .deleteFrom('bridge')
    .where('seen_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
  await beat()
  // The link is closed after this was stopped; a beat of then would make a bridge that has ended look alive.
  const beatOn = (): void => void (stopped || beat())
  mqtt.onConnect(beatOn)
  mqtt.onDisconnect(beatOn)
  const timer = setInterval(() => void beat(), beatMs)
  return async () => {
    stopped = true
    clearInterval(timer)
    await beat(false)
  }
}
