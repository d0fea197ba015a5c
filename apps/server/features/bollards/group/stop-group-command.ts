import { stopGroupCommand } from '@dovolilnice/contract/bollards/operations'
import { commandLifetimeSeconds } from '@dovolilnice/contract/bollards/gate-command'
import { gateSilenceSeconds } from '@dovolilnice/contract/bollards/device'
import { OperationError } from '@dovolilnice/contract/errors'
import { type Trx, sql } from '../../../platform/database/db.ts'
import { readGatesLink } from '../devices.ts'
import { commandSeveral, reachedNames } from './group-commands.ts'
import { readGroup } from './read-groups.ts'
import { implement } from '../../../platform/http/context.ts'

/** The bollards of a group, locked, each with the command that the group gave it. Those that nothing reached need no stop. */
const heldByGroup = (trx: Trx, id: string) =>
  trx
    .selectFrom('device as d')
    .innerJoin('device_command as c', 'c.device_code', 'd.code')
    .selectAll('d')
    .select(['c.id as command_id', 'c.requested_at', 'c.status', 'c.held_by'])
    .where('c.group_id', '=', id)
    // A hold that is in force counts, whatever its gate said or could not say of the command.
    .where((is) =>
      is.or([
        is('c.status', 'in', ['requested', 'delivered', 'confirmed']),
        is.and([is('d.held', '=', true), is('d.hold_command_id', '=', is.ref('c.id'))]),
      ]),
    )
    .where('d.active', '=', true)
    .orderBy('d.code')
    .forUpdate('d')
    .execute()

type HeldRow = Awaited<ReturnType<typeof heldByGroup>>[number]

/** Whether the group still holds the bollard: its gate says so, or has not yet said what it made of the command. */
const isStillHeld = ({ status, hold_command_id, command_id, held }: HeldRow): boolean =>
  status !== 'confirmed' || (held && hold_command_id === command_id)

/** Milliseconds: so long a gate may take to carry a command out and to say what it holds. */
const reportMs = (commandLifetimeSeconds + gateSilenceSeconds) * 1000

/** The event that ended the group of a command `c`. Only the trail says so where all its bollards had another command by then. */
const groupEnd = (trx: Trx) =>
  trx
    .selectFrom('event as e')
    .select('e.id')
    .where('e.action', '=', 'bollard:stop_several')
    .where('e.subject_id', '=', sql<string>`c.group_id::text`)

/** What was asked of the bollard just before the group, when its gate need not have said yet what it holds; not what a group asked that was stopped. */
const findUnreported = (trx: Trx, { code, requested_at }: HeldRow) =>
  trx
    .selectFrom('device_command as c')
    .select(['c.id', 'c.action'])
    .where('c.device_code', '=', code)
    .where('c.status', '=', 'confirmed')
    .where('c.action', 'in', ['hold_lowered', 'release'])
    .where('c.requested_at', '<', requested_at)
    .where('c.requested_at', '>', new Date(requested_at.getTime() - reportMs))
    .where((is) => is.not(is.exists(groupEnd(trx))))
    .orderBy('c.requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * The hold that the bollard had before the group, where it would still last. What the gate said itself counts, not the archive: a gate
 * may have lost its hold since (a power cut, a new disk), and one may hold whose command counts as failed, because the bollard was slow. Nobody may
 * find a bollard lowered that stood raised before the group.
 */
const findEarlierHold = async (trx: Trx, row: HeldRow, now: Date) => {
  const unreported = await findUnreported(trx, row)
  if (unreported?.action === 'release') return undefined
  const id = unreported?.id ?? row.held_by
  if (id === null) return undefined
  return trx
    .selectFrom('device_command')
    .select(['hold_until', 'reason'])
    .where('id', '=', id)
    .where('device_code', '=', row.code)
    .where('hold_until', '>', now)
    .executeTakeFirst()
}

/** A later command over a hold of this group gives back what was there before both. */
const passOn = (trx: Trx, id: string) =>
  trx
    .updateTable('device_command as later')
    .from('device_command as ended')
    .set((is) => ({ held_by: is.ref('ended.held_by') }))
    .whereRef('later.held_by', '=', 'ended.id')
    .where('ended.group_id', '=', id)
    .execute()

/** @throws OperationError `not_found`, `illegal_transition` (ended before, or its hold has ended), `gates_unreachable` */
export const handleStopGroupCommand = implement(stopGroupCommand, async ({ params: { id }, body: { reason } }, context) => {
  const { trx, now, record } = context
  const group = await readGroup(trx, id)
  if (group === undefined) throw new OperationError('not_found')
  const rows = await heldByGroup(trx, id)
  // Read again under the lock: two people may stop it at once.
  if ((await readGroup(trx, id))?.stopped !== false || group.hold_until <= now) throw new OperationError('illegal_transition')
  if (!(await readGatesLink(trx)).up) throw new OperationError('gates_unreachable')
  const steps = []
  for (const row of rows.filter(isStillHeld)) {
    const earlier = await findEarlierHold(trx, row, now)
    // The tower goes on to say why it was held before, not why the group has ended.
    if (earlier !== undefined)
      steps.push({ device: row, action: 'hold_lowered' as const, hold_until: earlier.hold_until, reason: earlier.reason })
    else steps.push({ device: row, action: 'release' as const, hold_until: null })
  }
  await commandSeveral(steps, { stops_group_id: id, reason }, context)
  await passOn(trx, id)
  record({ subject: { type: 'bollard_group', id, label: group.reason }, reason, after: reachedNames(steps) })
  return (await readGroup(trx, id)) ?? group
})
