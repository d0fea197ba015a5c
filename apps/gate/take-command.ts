import { gateCommandSchema, type GateCommand } from '@dovolilnice/contract/bollards/gate-command'
import type { CommandFailure } from '@dovolilnice/contract/bollards/command-status'
import type { Bollard } from './bollard.ts'
import type { CommandMemory } from './command-memory.ts'
import type { GateLog } from './log.ts'
import type { NewEvent } from './outbox/outbox.ts'

export interface CommandTaker {
  device: string
  bollard: Pick<Bollard, 'command'>
  memory: CommandMemory
  clock: () => Date
  record: (event: NewEvent) => void
  log: GateLog
}

type CommandEventName = 'command_delivered' | 'command_confirmed' | 'command_failed' | 'command_expired'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The command in a message, or as text the reason why this gate drops it. */
const readCommand = (text: string, retained: boolean, device: string): GateCommand | string => {
  // A retained command would move the bollard at each reconnection.
  if (retained) return 'it was retained'
  const parsed = gateCommandSchema.safeParse(parseJson(text))
  if (!parsed.success) return 'it cannot be read'
  return parsed.data.device === device ? parsed.data : 'it is for another device'
}

const carryOut = async (command: GateCommand, { bollard, record, clock }: CommandTaker): Promise<void> => {
  const report = (name: CommandEventName, failure: CommandFailure | null = null) =>
    record({ name, command_id: command.id, failure, at: clock().toISOString() })
  report('command_delivered')
  const since = clock().toISOString()
  const held = command.hold_until === null ? undefined : { command_id: command.id, since, until: command.hold_until }
  const failure = await bollard.command(command.action, held)
  report(failure === undefined ? 'command_confirmed' : 'command_failed', failure ?? null)
}

/**
 * Takes a command from the link if it is new, not expired and for this device. Its id is written to the disk before anything moves, so that
 * a command is carried out at most once. Resolves when the movement begins; its outcome is reported as an event.
 */
export const takeCommand = async (text: string, retained: boolean, taker: CommandTaker): Promise<void> => {
  const { memory, clock, record, log, device } = taker
  const command = readCommand(text, retained, device)
  if (typeof command === 'string') return log.warn({}, `command dropped: ${command}`)
  const now = clock()
  if (!(await memory.isNew(command, now))) return log.info({ id: command.id }, 'command dropped: it was taken before')
  if (now.getTime() >= Date.parse(command.expires_at)) {
    log.warn({ id: command.id, expires_at: command.expires_at }, 'command dropped: it has expired')
    return record({ name: 'command_expired', command_id: command.id, failure: 'expired', at: now.toISOString() })
  }
  log.info({ id: command.id, action: command.action, hold_until: command.hold_until }, 'command taken')
  void carryOut(command, taker)
}
