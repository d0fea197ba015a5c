import type { GroupCommand } from '@dovolilnice/contract/bollards/operations'
import type { Db } from '../../../platform/database/db.ts'

/** The commands that began a group or ended it, of bollards in use, in the order of the map. */
const commandsOf = (db: Db, groups: readonly string[]) =>
  db
    .selectFrom('device_command as c')
    .innerJoin('device as d', 'd.code', 'c.device_code')
    .selectAll('c')
    .select(['d.name as device_name', 'd.held', 'd.hold_command_id'])
    .where('d.active', '=', true)
    .where((is) => is.or([is('c.group_id', 'in', groups), is('c.stops_group_id', 'in', groups)]))
    .orderBy('d.position')
    .orderBy('d.code')
    .execute()

type CommandRow = Awaited<ReturnType<typeof commandsOf>>[number]

const groupOf = (id: string, rows: readonly CommandRow[]): (Omit<GroupCommand, 'requested_at' | 'hold_until'> & Ends) | undefined => {
  const own = rows.filter(({ group_id, stops_group_id }) => group_id === id || stops_group_id === id)
  const first = own.find(({ group_id }) => group_id === id)
  if (first?.hold_until == null) return undefined
  const { reason, requested_by_name, requested_at, hold_until } = first
  const results = own.map((row) => ({ ...row, stops: row.stops_group_id === id }))
  return { id, reason, requested_by_name, requested_at, hold_until, stopped: results.some(({ stops }) => stops), results }
}

interface Ends {
  requested_at: Date
  hold_until: Date
}

/** One command to several; undefined where there is none. */
export const readGroup = async (db: Db, id: string) => groupOf(id, await commandsOf(db, [id]))

/** For so long a group stays on the screen when nothing of it is in force any more, so that a bollard that did not obey is seen. */
const shownAfterMs = 5 * 60_000

/** The commands to several that still hold a bollard lowered, or were given or ended just now; the latest first. */
export const readGroups = async (db: Db, now: Date) => {
  const running = await db
    .selectFrom('device_command')
    .select('group_id')
    .distinct()
    .where('group_id', 'is not', null)
    .where('hold_until', '>', now)
    .execute()
  const ids = running.flatMap(({ group_id }) => group_id ?? [])
  if (ids.length === 0) return []
  const rows = await commandsOf(db, ids)
  const isJustNow = ({ requested_at }: CommandRow): boolean => requested_at.getTime() > now.getTime() - shownAfterMs
  const isInForce = ({ id, held, hold_command_id }: CommandRow): boolean => held && hold_command_id === id
  const isShown = (row: CommandRow): boolean => isJustNow(row) || (row.group_id !== null && isInForce(row))
  const shown = new Set(rows.filter(isShown).flatMap((row) => row.group_id ?? row.stops_group_id ?? []))
  return ids
    .flatMap((id) => (shown.has(id) ? (groupOf(id, rows) ?? []) : []))
    .toSorted((one, other) => other.requested_at.getTime() - one.requested_at.getTime())
}
