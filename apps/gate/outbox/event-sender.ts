import type { GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import type { Outbox } from './outbox.ts'

export interface EventSenderOptions {
  outbox: Outbox
  publish: (event: GateEvent) => void
  connected: () => boolean
  /** Milliseconds after which an unacknowledged event is sent again. */
  resendMs: number
}

/** Sends each event of the outbox, oldest first, until the server acknowledges its id. The server may get an event twice and logs it once. */
export interface EventSender {
  /** Sends the events that are due. Call it after a new event, an acknowledgement and a new link. */
  send(): void
  /** Call it for a new link: every unacknowledged event is due again. */
  reset(): void
  acknowledge(ids: readonly string[]): Promise<void>
  close(): void
}

/** The most events sent and not acknowledged, so that a month of events does not flood a broker that has just come back. */
const maxInFlight = 100

export const createEventSender = ({ outbox, publish, connected, resendMs }: EventSenderOptions): EventSender => {
  const sentAt = new Map<string, number>()

  const send = (): void => {
    if (!connected()) return
    const now = performance.now()
    for (const [id, at] of sentAt) if (now - at >= resendMs) sentAt.delete(id)
    for (const event of outbox.pending()) {
      if (sentAt.size >= maxInFlight) return
      if (sentAt.has(event.id)) continue
      sentAt.set(event.id, now)
      publish(event)
    }
  }
  const timer = setInterval(send, resendMs)
  const acknowledge = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) sentAt.delete(id)
    const forgotten = outbox.acknowledge(ids)
    send()
    await forgotten
  }
  return { send, reset: () => sentAt.clear(), acknowledge, close: () => clearInterval(timer) }
}
