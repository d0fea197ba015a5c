import type { GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import type { Outbox } from './outbox.ts'

export interface EventSenderOptions {
  outbox: Outbox
  publish: (event: GateEvent) => void
  connected: () => boolean
  /** An event that the server has not acknowledged after so long is sent again. */
  resendMs: number
}

/** Sends what the outbox holds, oldest first, until the server's acknowledgement names it: at least once, and once in the log. */
export interface EventSender {
  /** Sends what is due; call it after an event, an acknowledgement and a new link. */
  send(): void
  /** A new link: nothing sent before counts as on its way. */
  reset(): void
  acknowledge(ids: readonly string[]): Promise<void>
  close(): void
}

/** So many may be on their way at once, so that a month of events does not flood a broker that has just come back. */
const window = 100

export const createEventSender = ({ outbox, publish, connected, resendMs }: EventSenderOptions): EventSender => {
  const sentAt = new Map<string, number>()

  const send = (): void => {
    if (!connected()) return
    const now = performance.now()
    for (const [id, at] of sentAt) if (now - at >= resendMs) sentAt.delete(id)
    for (const event of outbox.pending()) {
      if (sentAt.size >= window) return
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
