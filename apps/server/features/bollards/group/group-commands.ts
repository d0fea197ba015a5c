import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { announce, notify } from '../../../platform/database/notify.ts'
import type { Row, Tables } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import { askedBy } from '../asked-by.ts'

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
    await trx.insertInto('device_command').values(command).execute()
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
