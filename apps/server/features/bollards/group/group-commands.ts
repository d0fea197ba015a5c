import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { Insertable } from 'kysely'
import { v7, validate } from 'uuid'
import { announce, notify } from '../../../platform/database/notify.ts'
import { type Row, type Tables, insertRow } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import { askedBy, requireSensibleEnd } from '../control-bollard.ts'
import { holdBollards } from '@dovolilnice/contract/bollards/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { lockKeys } from '../../../platform/database/session.ts'
import { readGatesLink } from '../devices.ts'
import { readGroup } from './read-groups.ts'

/** What one bollard of a group is to do. */
interface Step {
  device: Pick<Row<'device'>, 'code' | 'name' | 'online' | 'state' | 'held' | 'hold_command_id'>
  action: CommandAction
  hold_until: Date | null
  /** Why this one, where it is not the reason of all. */
  reason?: string
}

interface Group {
  reason: string
  group_id?: string
  stops_group_id?: string
}

/** Who commands, and when. */
type Commanding = Pick<Context, 'trx' | 'now' | 'actor' | 'recordAlso'>

type NewCommand = Insertable<Tables['device_command']>

/** A bollard without a link gets a command that has failed already: nothing is sent, and the archive says so. */
const commandOf = ({ device, action, hold_until, reason }: Step, group: Group, context: Commanding): NewCommand => ({
  ...group,
  reason: reason ?? group.reason,
  ...askedBy(context),
  id: v7(),
  device_code: device.code,
  action,
  hold_until,
  held_by: device.held ? device.hold_command_id : null,
  status: device.online ? 'requested' : 'failed',
  failure: device.online ? null : 'offline',
  finished_at: device.online ? null : context.now,
})

/** Stores the commands of a group, each with an event of its own in the trail, and sends them after the commit. */
export const commandSeveral = async (steps: readonly Step[], group: Group, context: Commanding): Promise<void> => {
  const { trx, recordAlso } = context
  for (const step of steps) {
    const command = commandOf(step, group, context)
    await insertRow(trx, 'device_command', command)
    await recordAlso('bollard:control', {
      subject: { type: 'bollard_command', id: command.id, label: step.device.name },
      before: { state: step.device.state, held: step.device.held },
      after: { action: step.action, device: step.device.code, ...(step.hold_until && { hold_until: step.hold_until.toISOString() }) },
      reason: group.reason,
    })
    if (command.status === 'requested') await notify(trx, 'bollard_command', command.id)
  }
  await announce(trx, 'bollards')
}

/** The names of the bollards that got a command, and of those that could not, for the trail. */
export const reachedNames = (steps: readonly Step[]) => ({
  devices_commanded: steps.filter(({ device }) => device.online).map(({ device }) => device.name),
  devices_unreached: steps.filter(({ device }) => !device.online).map(({ device }) => device.name),
})

/** A bollard that somebody holds for longer is lowered anyway: their end stays. Without a link nobody knows, so it counts as one that was asked. */
const isHeldLonger = ({ online, held, held_until: heldUntil }: Row<'device'>, until: Date): boolean =>
  online && held && heldUntil !== null && heldUntil >= until

/** @throws OperationError `not_found` (a bollard that is not in use), `gates_unreachable`, `held_longer`, `validation` (the end of the hold) */
export const handleHoldBollards = implement(holdBollards, async ({ body }, context) => {
  const { trx, record, idempotencyKey: key } = context
  const id = key !== null && validate(key) ? key : v7()
  // The same key sent twice at once: the second waits here and then finds what the first has commanded.
  await lockKeys(trx, [`bollard_group ${id}`])
  const before = await readGroup(trx, id)
  const subject = { type: 'bollard_group' as const, id, label: body.reason }
  if (before !== undefined) {
    record({ subject, reason: body.reason, after: { repeated: true } })
    return before
  }
  const until = new Date(body.hold_until)
  await requireSensibleEnd(until, context)
  if (!(await readGatesLink(trx)).up) throw new OperationError('gates_unreachable')
  const codes = [...new Set(body.device_codes)]
  const devices = await trx
    .selectFrom('device')
    .selectAll()
    .where('code', 'in', codes)
    .where('active', '=', true)
    .orderBy('code')
    .forUpdate()
    .execute()
  if (devices.length !== codes.length) throw new OperationError('not_found')
  const asked = devices.filter((device) => !isHeldLonger(device, until))
  const steps = asked.map((device) => ({ device, action: 'hold_lowered' as const, hold_until: until }))
  await commandSeveral(steps, { group_id: id, reason: body.reason }, context)
  record({ subject, reason: body.reason, after: { ...reachedNames(steps), hold_until: until.toISOString() } })
  const group = await readGroup(trx, id)
  // All are held for longer: nothing was commanded, so there is no group.
  if (group === undefined) throw new OperationError('held_longer')
  return group
})
