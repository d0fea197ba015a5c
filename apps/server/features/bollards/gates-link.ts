import type { GatesLink } from '@dovolilnice/contract/bollards/gates-link'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    readGatesLink: typeof readGatesLink
  }
}

/** Seconds without a heartbeat after which a bridge counts as dead. */
const aliveSeconds = 5

/** Whether any bridge reaches the gates now, by the heartbeats in the database; every process asks the same way. */
export const readGatesLink = async (db: Db): Promise<GatesLink> => {
  const bridges = await db
    .selectFrom('bridge')
    .select(['seen_at', 'broker_lost_at', sql<boolean>`seen_at > now() - make_interval(secs => ${aliveSeconds})`.as('alive')])
    .execute()
  const alive = bridges.filter((bridge) => bridge.alive)
  if (alive.some((bridge) => bridge.broker_lost_at === null)) return { up: true, missing: null, since: null }
  const lastUp = bridges.map(({ broker_lost_at, seen_at }) => (broker_lost_at ?? seen_at).getTime())
  const since = lastUp.length === 0 ? null : new Date(Math.max(...lastUp)).toISOString()
  return { up: false, missing: alive.length === 0 ? 'bridge' : 'broker', since }
}
