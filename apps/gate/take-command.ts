import type { GateCommand } from '@dovolilnice/contract/bollards/gate-command'
import { longestHoldHours } from '@dovolilnice/contract/bollards/holds/hold-end'
import type { CommandFailure } from '@dovolilnice/contract/bollards/command-status'
import type { GateHold } from '@dovolilnice/contract/bollards/gate-state'
import type { Bollard } from './movement/bollard.ts'
import type { CommandMemory } from './command-memory.ts'
import type { GateLog } from './log.ts'
import type { NewEvent } from './outbox/outbox.ts'

export interface CommandTaker {
  bollard: Pick<Bollard, 'command'>
  memory: CommandMemory
  /** The server's time. */
  now: () => Date
  record: (event: NewEvent) => void
  log: GateLog
}

type CommandEventName = 'command_delivered' | 'command_confirmed' | 'command_failed' | 'command_expired'

const hourMs = 3_600_000

/** A hold ends at the gate's own limit at the latest, whatever was asked. */
const holdOf = (command_id: string, until: string, since: Date): GateHold => {
  const end = Math.min(Date.parse(until), since.getTime() + longestHoldHours * hourMs)
  return { command_id, since: since.toISOString(), until: new Date(end).toISOString() }
}

const carryOut = async (command: GateCommand, { bollard, record, now }: CommandTaker): Promise<void> => {
  const report = (name: CommandEventName, failure: CommandFailure | null = null) =>
    record({ name, command_id: command.id, failure, at: now().toISOString() })
  report('command_delivered')
  const held = command.hold_until === null ? undefined : holdOf(command.id, command.hold_until, now())
  const failure = await bollard.command(command.action, held)
  report(failure === undefined ? 'command_confirmed' : 'command_failed', failure ?? null)
}

/**
 * Takes a command that the server signed for this connection, if it is new and not expired. Its id is written to the disk before anything moves, so that
 * a command is carried out at most once. Resolves when the movement begins; its outcome is reported as an event.
 */
export const takeCommand = async (command: GateCommand, taker: CommandTaker): Promise<void> => {
  const { memory, now, record, log } = taker
  if (!(await memory.isNew(command, now()))) return log.info({ id: command.id }, 'command dropped: it was taken before')
  if (now().getTime() >= Date.parse(command.expires_at)) {
    log.warn({ id: command.id, expires_at: command.expires_at }, 'command dropped: it has expired')
    return record({ name: 'command_expired', command_id: command.id, failure: 'expired', at: now().toISOString() })
  }
  log.info({ id: command.id, action: command.action, hold_until: command.hold_until }, 'command taken')
  void carryOut(command, taker)
}
