import { deviceAckSchema } from '@dovolilnice/contract/devices/device-event'
import type { GateChannel } from '@dovolilnice/contract/bollards/topics'
import type { EventSender } from './outbox/event-sender.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { RefusedEvents } from './outbox/refused-events.ts'
import { takeCommand, type CommandTaker } from './take-command.ts'
import type { WhitelistStore } from './whitelist-store.ts'

export interface MessageReceiver extends CommandTaker {
  store: WhitelistStore
  sender: EventSender
  outbox: Pick<Outbox, 'pending'>
  refusedEvents: RefusedEvents
  /** Called when a newer whitelist is in use. */
  onWhitelist: () => void
}

const takeWhitelist = async (text: string, { store, log, onWhitelist }: MessageReceiver): Promise<void> => {
  const refusal = await store.accept(text)
  if (refusal === undefined) {
    log.info({ version: store.current()?.version, credentials: store.current()?.grants.size }, 'whitelist taken')
    return onWhitelist()
  }
  if (refusal !== 'not_newer') log.error({ refusal }, 'whitelist refused; the gate goes on with the one it has')
}

/** Puts refused events aside before the outbox forgets them. If the disk fails they stay in the outbox, are sent again and refused again. */
const putAside = async (refused: readonly string[], { outbox, refusedEvents, log }: MessageReceiver): Promise<void> => {
  const events = [...outbox.pending()].filter(({ id }) => refused.includes(id))
  if (events.length === 0) return
  log.error({ refused }, 'the server can never store these events; they are kept in refused.jsonl')
  await refusedEvents.keep(events)
}

const takeAcknowledgement = async (text: string, receiver: MessageReceiver): Promise<void> => {
  const { ids, refused } = deviceAckSchema.parse(JSON.parse(text))
  await receiver.sender.acknowledge(ids)
  await putAside(refused, receiver)
  await receiver.sender.acknowledge(refused)
}

/** Handles one message from the server. @throws ZodError or SyntaxError when an acknowledgement cannot be read */
export const receiveMessage = (channel: GateChannel, text: string, retained: boolean, receiver: MessageReceiver): Promise<void> => {
  if (channel === 'whitelist') return takeWhitelist(text, receiver)
  if (channel === 'ack') return takeAcknowledgement(text, receiver)
  return takeCommand(text, retained, receiver)
}
