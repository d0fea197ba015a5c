import type { stopGroupCommand } from '@dovolilnice/contract/bollards/group-command'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { readGatesLink } from '../gates-link.ts'
import { commandSeveral, reachedNames } from './group-commands.ts'
import { readGroup } from './read-groups.ts'

type Command = Row<'device_command'>

/** The bollards of a group, locked, each with the command that the group gave it. Those that nothing reached need no stop. */
const heldByGroup = (trx: Trx, id: string) =>
  trx
    .selectFrom('device as d')
    .innerJoin('device_command as c', 'c.device_code', 'd.code')
    .selectAll('d')
    .select(['c.id as command_id', 'c.requested_at', 'c.status'])
    .where('c.group_id', '=', id)
    .where('c.status', 'in', ['requested', 'delivered', 'confirmed'])
    .where('d.active', '=', true)
    .orderBy('d.code')
    .forUpdate('d')
    .execute()

type HeldRow = Awaited<ReturnType<typeof heldByGroup>>[number]

/** Whether the group still holds the bollard: its gate says so, or has not yet said what it made of the command. */
const isStillHeld = ({ status, hold_command_id, command_id, held }: HeldRow): boolean =>
  status !== 'confirmed' || (held && hold_command_id === command_id)

/** The hold that the bollard had before the group, where it would still last. */
const findEarlierHold = async (trx: Trx, { code, requested_at }: HeldRow, now: Date) => {
  const before: Pick<Command, 'action' | 'hold_until' | 'reason'> | undefined = await trx
    .selectFrom('device_command')
    .select(['action', 'hold_until', 'reason'])
    .where('device_code', '=', code)
    .where('status', '=', 'confirmed')
    .where('action', 'in', ['hold_lowered', 'release'])
    .where('requested_at', '<', requested_at)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before?.action === 'hold_lowered' && before.hold_until !== null && before.hold_until > now ? before : undefined
}

/** @throws OperationError `not_found`, `illegal_transition` (ended before, or its hold has ended), `gates_unreachable` */
export const handleStopGroupCommand: Handler<typeof stopGroupCommand> = async ({ params: { id }, body: { reason } }, context) => {
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
  record({ subject: { type: 'bollard_group', id, label: group.reason }, reason, after: reachedNames(steps) })
  return (await readGroup(trx, id)) ?? group
}
