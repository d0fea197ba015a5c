import { allowedActions } from '@dovolilnice/contract/bollards/device'
import type { Db } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'

/** The gates in use, each with its zone, the server's newest whitelist for it, and the commands allowed now. */
export const readDevices = async (db: Db) => {
  const rows = await db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select([
      'd.code',
      'd.name',
      'd.parking_lot_id',
      'l.name as parking_lot_name',
      'l.zone',
      'd.latitude',
      'd.longitude',
      'd.fail_mode',
      'd.state',
      'd.online',
      'd.held',
      'd.loop',
      'd.state_at',
      'd.pending_events',
      'd.whitelist_version',
      'd.whitelist_issued_at',
    ])
    .select((from) =>
      from
        .selectFrom('whitelist as w')
        .select((is) => is.fn.max('w.version').as('version'))
        .whereRef('w.device_code', '=', 'd.code')
        .as('published_version'),
    )
    .where('d.active', '=', true)
    .orderBy('d.position')
    .orderBy('d.code')
    .execute()
  return rows.map((row) => ({ ...row, allowed_actions: allowedActions(row) }))
}

/** Answers administrators and operators alike; both operations have one output. */
export const handleListDevices = async (_: unknown, { trx }: Context) => ({ items: await readDevices(trx) })
