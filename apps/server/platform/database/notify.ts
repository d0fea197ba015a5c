import { isLiveTopic, type LiveTopic } from '@dovolilnice/contract/events/event-words'
import type { Database } from './database.ts'
import { type Db, sql } from './db.ts'

/**
 * The product's channels of PostgreSQL's LISTEN/NOTIFY. `live` carries a topic for open screens, `bollard_command` the id of a command to send,
 * `whitelist` carries nothing: something that the whitelists contain may have changed. `rights` carries the id of a person of whom a session has ended or
 * rights have changed; triggers send it. `device_account` carries the code of a gate or coin machine whose account may have ended; triggers send it. `gate_settings` carries nothing:
 * what gates are told beside their lists may have changed. `webhooks` carries nothing: something waits to be told outside.
 */
export type Channel = 'live' | 'whitelist' | 'bollard_command' | 'rights' | 'device_account' | 'gate_settings' | 'webhooks'

/** Notifies every process when the transaction commits. A rolled-back transaction notifies nobody. */
export const notify = async (trx: Db, channel: Channel, payload = ''): Promise<void> => {
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx)
}

/** Announces to open screens, in all processes, that their data may have changed. */
export const announce = (trx: Db, topic: LiveTopic): Promise<void> => notify(trx, 'live', topic)

/** As `database.listen`, on a channel of the product. */
export const listenTo = (
  database: Pick<Database, 'listen'>,
  channel: Channel,
  onPayload: (payload: string) => void,
  onReconnect?: () => void,
): Promise<() => Promise<void>> => database.listen(channel, onPayload, onReconnect)

/** Calls back with each announced topic; resolves with a function that stops it. */
export const listenToTopics = (
  database: Pick<Database, 'listen'>,
  onTopic: (topic: LiveTopic) => void,
  onReconnect?: () => void,
): Promise<() => Promise<void>> => listenTo(database, 'live', (topic) => isLiveTopic(topic) && onTopic(topic), onReconnect)
