import { CompiledQuery } from 'kysely'
import { type Db as QueueDb, PgBoss } from 'pg-boss'
import manifest from 'pg-boss/package.json' with { type: 'json' }
import type { Database } from '../database/database.ts'
import type { Trx } from '../database/db.ts'

/** The version of the queue's tables, which this version of pg-boss makes. */
export const queueVersion = manifest.pgboss.schema

/** pg-boss on the product's own database, so that it needs no pool and works on both engines. */
const onDatabase = (database: Database): QueueDb => ({
  executeSql: (text, values) => database.execute(text, values),
  listen: async (channel, onNotification, onReconnect) => {
    const close = await database.listen(channel, onNotification, onReconnect)
    onReconnect()
    return { close }
  },
})

/** pg-boss within the caller's transaction. */
export const onTransaction = (trx: Trx): QueueDb => ({
  executeSql: async (text, values = []) => ({ rows: [...(await trx.executeQuery(CompiledQuery.raw(text, values))).rows] }),
})

/** A process that only sends installs the queues and starts no workers. */
export const createQueue = (database: Database, work: boolean): PgBoss =>
  new PgBoss({
    db: onDatabase(database),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    supervise: work,
    // Its cron sends nothing that was due while no process ran: daily jobs are sent by daily.ts.
    schedule: false,
    useListenNotify: work,
    // Flows between jobs are not used, so polling for them every 5 s is switched off.
    flowIntervalSeconds: 3600,
    // A process that died is detected at most this many seconds after its heartbeat expired.
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  })
