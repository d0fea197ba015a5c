/** The server's time as its signed beats tell it, counted on by a clock that nobody sets. */
export interface ServerTime {
  /** Whether a beat has come since the gate was started. */
  isKnown(): boolean
  /** The server's time; the device's own where no beat has come yet. */
  now(): Date
  /** The gate has chosen a nonce: the next beat answers it. */
  challenge(): void
  /** Takes a beat. False: it may have been kept back on its way, and the gate should choose another nonce. */
  beat(sentAt: Date): boolean
}

/** A beat that answers a nonce later than this may be as old; a later one may come so much later than the first. */
const freshMs = 10_000
const behindMs = 2000

/**
 * A beat is signed over the gate's nonce, so it is no older than the nonce: the first one after it sets the time. Later ones only move it forward, because
 * one that was kept back says an earlier time; a server whose clock was set back is believed when it answers a new nonce.
 */
export const createServerTime = (clock: () => Date): ServerTime => {
  let known: { server: number; at: number } | undefined
  let challengedAt = performance.now()
  let answered = false
  const now = (): number => (known === undefined ? clock().getTime() : known.server + performance.now() - known.at)
  const set = (server: number): void => void (known = { server, at: performance.now() })

  return {
    isKnown: () => known !== undefined,
    now: () => new Date(now()),
    challenge: () => {
      challengedAt = performance.now()
      answered = false
    },
    beat: (sentAt) => {
      const sent = sentAt.getTime()
      if (!answered) {
        if (performance.now() - challengedAt > freshMs) return false
        answered = true
        set(sent)
        return true
      }
      const behind = now() - sent
      if (behind < 0) set(sent)
      return behind < behindMs
    },
  }
}
