/** The time of day, handed in so that tests can set it. Features never call `new Date()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
