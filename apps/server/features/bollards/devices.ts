import { allowedActions } from '@dovolilnice/contract/bollards/device'
import type { Db } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'
import { readGroups } from './group/read-groups.ts'
import { readGatesLink } from './gates-link.ts'

/** The gates in use with their zone, the server's newest whitelist for each, and the command that began a hold. */
const deviceRows = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .leftJoin('device_command as h', 'h.id', 'd.hold_command_id')
    .leftJoin('device_command as s', 's.id', 'd.service_command_id')
    .selectAll('d')
    .select(['l.name as parking_lot_name', 'l.zone', 'h.requested_by_name as held_by', 'h.reason as held_why'])
    .select(['s.requested_by_name as served_by', 's.reason as served_why'])
    .select((from) =>
      from
        .selectFrom('whitelist as w')
        .select((is) => is.fn.max('w.version').as('version'))
        .whereRef('w.device_code', '=', 'd.code')
        .as('published_version'),
    )
    .select((from) =>
      from
        .selectFrom('bollard_event as e')
        .select((is) => is.fn.max('e.at').as('at'))
        .whereRef('e.device_code', '=', 'd.code')
        .where((is) => is.or([is('e.event_name', '=', 'offline'), is('e.event_name', '=', 'state_changed')]))
        .where((is) => is.or([is('d.online', '=', false), is('e.event_name', '=', 'state_changed')]))
        .as('changed_at'),
    )
    .where('d.active', '=', true)
    .orderBy('d.position')
    .orderBy('d.code')

type DeviceRow = Awaited<ReturnType<ReturnType<typeof deviceRows>['execute']>>[number]

/** The hold in force. A gate without a link ends its hold itself, so one that is past its end is none. */
const holdOf = ({ held, held_since: since, held_until: until, held_by: by, held_why: reason }: DeviceRow, now: Date) =>
  held && since !== null && until !== null && until > now ? { by, reason, since, until } : null

/** Somebody works at it, until a person says that it is over. */
const serviceOf = ({ service_since: since, service_until: until, served_by: by, served_why: reason }: DeviceRow) =>
  since !== null && until !== null ? { by, reason, since, until } : null

/** The gates in use, each with the commands allowed now: none while the link to the gates is down. */
export const readDevices = async (db: Db, now: Date) => {
  const link = await readGatesLink(db)
  const rows = await deviceRows(db).execute()
  const items = rows.map((row) => {
    const online = row.online && link.up
    const hold = holdOf(row, now)
    const service = serviceOf(row)
    const since = !online && row.online ? link.since : row.changed_at
    return {
      ...row,
      online,
      hold,
      service,
      since: service?.since ?? hold?.since ?? since,
      allowed_actions: allowedActions({ online, held: hold !== null, inService: service !== null, state: row.state }),
    }
  })
  return { items, link, groups: await readGroups(db, now) }
}

/** Answers administrators and operators alike; both operations have one output. */
export const handleListDevices = async (_: unknown, { trx, now }: Context) => readDevices(trx, now)
