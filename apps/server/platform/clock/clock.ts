/** The time of day, handed in so that tests can set it. Features never call `new Date()`. */
export interface Clock {
  now(): Date
}

export const minuteMs = 60_000
export const hourMs = 3_600_000

export const systemClock: Clock = { now: () => new Date() }

/**
 * Does something every so many ms until it is stopped, and never twice at once: while a round takes longer, those after it are left out. It keeps no
 * process alive.
 * @returns stops it, and waits for the round under way
 */
export const repeatEvery = (ms: number, round: () => Promise<unknown>, onError: (error: unknown) => void): (() => Promise<void>) => {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= round()
      .catch(onError)
      .finally(() => (running = undefined))
  }, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
