import { deviceAckSchema } from '@dovolilnice/contract/devices/device-event'
import type { GateChannel } from '@dovolilnice/contract/bollards/topics'
import { gateCommandSchema } from '@dovolilnice/contract/bollards/gate-command'
import type { MessageRefusal } from '@dovolilnice/contract/bollards/command-status'
import type { EventSender } from './outbox/event-sender.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { RefusedEvents } from './outbox/refused-events.ts'
import type { ServerWords } from './server-words.ts'
import { takeCommand, type CommandTaker } from './take-command.ts'
import type { WhitelistStore } from './whitelist-store.ts'

export interface MessageReceiver extends CommandTaker {
  store: WhitelistStore
  sender: EventSender
  outbox: Pick<Outbox, 'pending'>
  refusedEvents: RefusedEvents
  words: ServerWords
  /** Reports a message that was not taken. */
  refuse: (channel: GateChannel, refusal: MessageRefusal) => void
  /** Called when a newer whitelist is in use. */
  onWhitelist: () => void
}

const takeWhitelist = async (text: string, { store, log, refuse, onWhitelist }: MessageReceiver): Promise<void> => {
  const refusal = await store.accept(text)
  if (refusal === undefined) {
    log.info({ version: store.current()?.version, credentials: store.current()?.grants.size }, 'whitelist taken')
    return onWhitelist()
  }
  if (refusal === 'not_newer') return
  log.error({ refusal }, 'whitelist refused; the gate goes on with the one it has')
  refuse('whitelist', refusal)
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

/** Handles one message: a list bears its own signature and is retained, everything else is signed for this connection. @throws ZodError when its content cannot be read */
export const receiveMessage = async (channel: GateChannel, text: string, retained: boolean, receiver: MessageReceiver): Promise<void> => {
  if (channel === 'whitelist') return takeWhitelist(text, receiver)
  const word = receiver.words.read(channel, text, retained)
  if ('refusal' in word) {
    // At each new connection some are still on their way that were meant for the one before.
    if (channel !== 'command' && word.refusal === 'other_connection') return receiver.log.info({ channel }, 'of an earlier connection')
    return receiver.refuse(channel, word.refusal)
  }
  if (channel === 'ack') return takeAcknowledgement(word.content, receiver)
  if (channel === 'command') return takeCommand(gateCommandSchema.parse(word.content), receiver)
}
