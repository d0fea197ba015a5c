import { gateStandingOf } from '@dovolilnice/contract/bollards/keep/gate-standing'
import type { readBollards } from '@dovolilnice/contract/bollards/keep/read-bollards'
import type { Db } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { readGatesLink } from '../gates-link.ts'
import { isHeldAt } from '../held-at.ts'

/** All bollards with the number of credentials on the list that their gate has. */
const keptRows = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .leftJoin('whitelist as w', (join) => join.onRef('w.device_code', '=', 'd.code').onRef('w.version', '=', 'd.whitelist_version'))
    .selectAll('d')
    .select(['l.name as parking_lot_name', 'l.zone', 'w.entries as list_entries'])
    .orderBy('d.active', 'desc')
    .orderBy('d.position')
    .orderBy('d.code')
    .execute()

/** The address of the embedded broker, as the newest bridge that lives says it. */
const embeddedBroker = async (db: Db): Promise<string | null> => {
  const bridge = await db.selectFrom('bridge').select('embedded_broker').orderBy('seen_at', 'desc').limit(1).executeTakeFirst()
  return bridge?.embedded_broker ?? null
}

export const handleReadBollards: Handler<typeof readBollards> = async (_, { trx, now }) => {
  const rows = await keptRows(trx)
  const link = await readGatesLink(trx)
  const bollards = rows.map((row, index) => {
    const held = isHeldAt(row, now)
    const standing = gateStandingOf({ ...row, held, online: row.online && link.up })
    return {
      ...row,
      place: row.active ? index + 1 : null,
      heard_at: row.state_at,
      held_until: held ? row.held_until : null,
      standing,
      account_may_go: standing === 'closed' && row.pending_events === 0,
    }
  })
  return { bollards, link, embedded_broker: link.up ? await embeddedBroker(trx) : null }
}
