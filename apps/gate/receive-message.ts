import { type GateCommand, gateCommandSchema } from '@dovolilnice/contract/bollards/gate-command'
import { longestHoldHours } from '@dovolilnice/contract/bollards/holds/holds'
import type { CommandFailure, MessageRefusal } from '@dovolilnice/contract/bollards/bollard-command'
import type { GateHold } from '@dovolilnice/contract/bollards/gate-state'
import type { Bollard } from './movement/bollard.ts'
import type { CommandMemory } from './command-memory.ts'
import { failure, type GateLog } from './log.ts'
import type { NewEvent, Outbox } from './outbox/outbox.ts'
import { deviceAckSchema } from '@dovolilnice/contract/devices/device-event'
import type { GateChannel } from '@dovolilnice/contract/bollards/topics'
import type { EventSender } from './outbox/event-sender.ts'
import type { RefusedEvents } from './outbox/refused-events.ts'
import type { ServerWords } from './server-words.ts'
import type { DocumentStore } from './document-store.ts'
import type { WhitelistStore } from './whitelist-store.ts'

interface CommandTaker {
  bollard: Pick<Bollard, 'command'>
  documents: DocumentStore
  memory: CommandMemory
  /** The server's time. */
  now: () => Date
  record: (event: NewEvent) => void
  log: GateLog
}

type CommandEventName = 'command_delivered' | 'command_confirmed' | 'command_failed' | 'command_expired'

const hourMs = 3_600_000

/** A hold ends at the town's limit at the latest, or the gate's own where it has no settings, whatever was asked; a minute is for the way. */
const holdOf = (command_id: string, until: string, since: Date, hours: number): GateHold => {
  const end = Math.min(Date.parse(until), since.getTime() + hours * hourMs)
  return { command_id, since: since.toISOString(), until: new Date(end).toISOString() }
}

/** Never rejects: what was not foreseen, such as a disk that is full, is the failure of the command and not the end of the gate. */
const carryOut = async (command: GateCommand, { bollard, documents, memory, record, now, log }: CommandTaker): Promise<void> => {
  const report = (name: CommandEventName, why: CommandFailure | null = null) =>
    record({ name, command_id: command.id, failure: why, at: now().toISOString() })
  report('command_delivered')
  const held =
    command.hold_until === null
      ? undefined
      : holdOf(
          command.id,
          command.hold_until,
          now(),
          Math.min(longestHoldHours, (documents.settings()?.hold_hours ?? longestHoldHours) + 1 / 60),
        )
  const why = await bollard.command(command.action, held, command.vehicles).catch((error: unknown) => {
    log.error({ id: command.id, action: command.action, ...failure(error) }, 'command failed at the device')
    return 'driver' as const
  })
  report(why === undefined ? 'command_confirmed' : 'command_failed', why ?? null)
  await memory.end(command)
}

/**
 * Says at a start how the commands under way have ended, so that whoever gave one need not wait until the server gives it up: a hold or maintenance that
 * is in force goes on, of the others nobody will hear.
 */
export const reportInterrupted = (
  isInForce: (command_id: string) => boolean,
  { memory, record, now }: Pick<CommandTaker, 'memory' | 'record' | 'now'>,
): void => {
  for (const command of memory.interrupted) {
    const said = { command_id: command.id, at: now().toISOString() }
    if (isInForce(command.id)) record({ name: 'command_confirmed', failure: null, ...said })
    else record({ name: 'command_failed', failure: 'no_answer', ...said })
    void memory.end(command)
  }
}

/**
 * Takes a command that the server signed for this connection, if it is new and not expired. Its id is written to the disk before anything moves, so that
 * a command is carried out at most once. Resolves when the movement begins; its outcome is reported as an event.
 */
const takeCommand = async (command: GateCommand, taker: CommandTaker): Promise<void> => {
  const { memory, now, record, log } = taker
  if (!(await memory.isNew(command, now()))) return log.info({ id: command.id }, 'command dropped: it was taken before')
  if (now().getTime() >= Date.parse(command.expires_at)) {
    log.warn({ id: command.id, expires_at: command.expires_at }, 'command dropped: it has expired')
    record({ name: 'command_expired', command_id: command.id, failure: 'expired', at: now().toISOString() })
    return memory.end(command)
  }
  log.info({ id: command.id, action: command.action, hold_until: command.hold_until }, 'command taken')
  void carryOut(command, taker)
}

export interface MessageReceiver extends CommandTaker {
  store: WhitelistStore
  sender: EventSender
  outbox: Pick<Outbox, 'pending'>
  refusedEvents: RefusedEvents
  words: ServerWords
  /** Reports a message that was not taken. */
  refuse: (channel: GateChannel, refusal: MessageRefusal) => void
  /** Called when a newer whitelist or document is in use. */
  onNews: () => void
}

/** An earlier version of the server had the broker keep lists; it deletes them, which is an empty message. */
const takeWhitelist = async (text: string, { store, log, refuse, onNews }: MessageReceiver): Promise<void> => {
  if (text === '') return
  const refusal = await store.accept(text)
  if (refusal === undefined) {
    log.info({ version: store.current()?.version, credentials: store.current()?.grants.size }, 'whitelist taken')
    return onNews()
  }
  if (refusal === 'not_newer') return
  // The server sends the whole list when it sees that this one was not taken.
  if (refusal === 'other_base') return log.warn({}, 'a difference of another list')
  log.error({ refusal }, 'whitelist refused; the gate goes on with the one it has')
  refuse('whitelist', refusal)
}

const takeDocument = async (text: string, { documents, log, refuse, onNews }: MessageReceiver): Promise<void> => {
  const refusal = await documents.accept(text)
  if (refusal === undefined) {
    log.info({ settings: documents.settings()?.version, emergency: documents.emergencyList()?.version }, 'settings taken')
    return onNews()
  }
  if (refusal === 'not_newer') return
  log.error({ refusal }, 'settings refused; the gate goes on with those it has')
  refuse('settings', refusal)
}

/** Puts refused events aside before the outbox forgets them. If the disk fails they stay in the outbox, are sent again and refused again. */
const putAside = async (refused: readonly string[], { outbox, refusedEvents, log }: MessageReceiver): Promise<void> => {
  const events = [...outbox.pending()].filter(({ id }) => refused.includes(id))
  if (events.length === 0) return
  log.error({ refused }, 'the server can never store these events; they are kept in refused.jsonl')
  await refusedEvents.keep(events)
}

const takeAcknowledgement = async (content: unknown, receiver: MessageReceiver): Promise<void> => {
  const { ids, refused } = deviceAckSchema.parse(content)
  await receiver.sender.acknowledge(ids)
  await putAside(refused, receiver)
  await receiver.sender.acknowledge(refused)
}

/** Handles one message: a list and settings bear a signature of their own, everything else is signed for this connection. @throws ZodError when its content cannot be read */
export const receiveMessage = async (channel: GateChannel, text: string, retained: boolean, receiver: MessageReceiver): Promise<void> => {
  if (channel === 'whitelist') return takeWhitelist(text, receiver)
  if (channel === 'settings') return takeDocument(text, receiver)
  const word = receiver.words.read(channel, text, retained)
  if ('refusal' in word) {
    // At each new connection some are still on their way that were meant for the one before.
    if (channel !== 'command' && word.refusal === 'other_connection') return receiver.log.info({ channel }, 'of an earlier connection')
    return receiver.refuse(channel, word.refusal)
  }
  if (channel === 'ack') return takeAcknowledgement(word.content, receiver)
  if (channel === 'command') return takeCommand(gateCommandSchema.parse(word.content), receiver)
}
